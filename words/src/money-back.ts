import type { Language } from "@kalivo/domain/language.ts";
import { moneyBack as english } from "./en/money-back.ts";

/** English holds the shape; another language is written against it, so a missing sentence does not compile. */
export type MoneyBackWords = typeof english;

/** What is said of charges that failed, went back or are disputed. Most people never read it: it comes when it is needed. */
export const moneyBackWords = (language: Language): MoneyBackWords => catalogues[language] ?? english;

const catalogues: Partial<Record<Language, MoneyBackWords>> = { en: english };

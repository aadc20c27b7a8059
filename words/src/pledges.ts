import type { Language } from "@kalivo/domain/language.ts";
import { pledges as english } from "./en/pledges.ts";

/** English holds the shape; another language is written against it, so a missing sentence does not compile. */
export type PledgeWords = typeof english;

/** What is said of pledges beyond their rate and limit; it comes with the pages that show people. */
export const pledgeWords = (language: Language): PledgeWords => catalogues[language] ?? english;

const catalogues: Partial<Record<Language, PledgeWords>> = { en: english };

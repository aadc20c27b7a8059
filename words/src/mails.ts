import { mails as english } from "./en/mails.ts";
import type { Language } from "@kalivo/domain/language.ts";

/** English holds the shape; another language is written against it, so a missing sentence does not compile. */
export type MailWords = typeof english;

/** The sentences of mails in a person's language; English until theirs is written. */
export const mailWords = (language: Language): MailWords => catalogues[language] ?? english;

const catalogues: Partial<Record<Language, MailWords>> = { en: english };

import type { Language } from "@kalivo/domain/language.ts";
import { mails as en } from "./en/mails.ts";
import { mails as fr } from "./fr/mails.ts";
import { mails as de } from "./de/mails.ts";
import { mails as nl } from "./nl/mails.ts";

/** English holds the shape; another language is written against it, so a missing sentence does not compile. */
export type MailWords = typeof en;

/** The sentences of mails in a person's language. */
export const mailWords = (language: Language): MailWords => catalogues[language];

const catalogues: Readonly<Record<Language, MailWords>> = { en, fr, nl, de };

import type { Language } from "@kalivo/domain/language.ts";
import { documents as en } from "./en/documents.ts";
import { documents as fr } from "./fr/documents.ts";
import { documents as de } from "./de/documents.ts";
import { documents as nl } from "./nl/documents.ts";

/** English holds the shape; another language is written against it, so a missing sentence does not compile. */
export type DocumentWords = typeof en;

/** The sentences of documents to keep (PDF, tables). */
export const documentWords = (language: Language): DocumentWords => catalogues[language];

const catalogues: Readonly<Record<Language, DocumentWords>> = { en, fr, nl, de };

import { documents as english } from "./en/documents.ts";
import type { Language } from "@kalivo/domain/language.ts";

/** English holds the shape; another language is written against it, so a missing sentence does not compile. */
export type DocumentWords = typeof english;

/** The sentences of documents to keep (PDF, tables); English until a language has its own. */
export const documentWords = (language: Language): DocumentWords => catalogues[language] ?? english;

const catalogues: Partial<Record<Language, DocumentWords>> = { en: english };

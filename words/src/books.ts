import { books as english } from "./en/books.ts";
import type { Language } from "@kalivo/domain/language.ts";

/** English holds the shape; another language is written against it, so a missing sentence does not compile. */
export type BookWords = typeof english;

/** The sentences of the open books; English until somebody's language is written. They come with that screen only. */
export const bookWords = (language: Language): BookWords => catalogues[language] ?? english;

const catalogues: Partial<Record<Language, BookWords>> = { en: english };

import { previews as english } from "./en/previews.ts";
import type { Language } from "@kalivo/domain/language.ts";

/** English holds the shape; another language is written against it, so a missing sentence does not compile. */
export type PreviewWords = typeof english;

/** The sentences of link previews; English until a language has its own. */
export const previewWords = (language: Language): PreviewWords => catalogues[language] ?? english;

const catalogues: Partial<Record<Language, PreviewWords>> = { en: english };

import type { Language } from "@kalivo/domain/language.ts";
import { sources as english } from "./en/sources.ts";

/** English holds the shape; another language is written against it, so a missing sentence does not compile. */
export type SourceWords = typeof english;

/** What is said of where workouts come from. It comes with the screens that need it. */
export const sourceWords = (language: Language): SourceWords => catalogues[language] ?? english;

const catalogues: Partial<Record<Language, SourceWords>> = { en: english };

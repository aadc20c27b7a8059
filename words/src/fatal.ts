import type { Language } from "@kalivo/domain/language.ts";
import { fatal as english } from "./en/fatal.ts";

/** The fatal screen must show even when the catalogue failed to load: its words come with the entry, in every language. */
export const fatalWords = (language: Language): typeof english => catalogues[language] ?? english;

const catalogues: Partial<Record<Language, typeof english>> = { en: english };

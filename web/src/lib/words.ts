import { chooseLanguage } from "@kalivo/words/language.ts";
import { HTML_LANG, type Language } from "@kalivo/domain/language.ts";
import type { ScreenWords } from "@kalivo/words/screens.ts";

/** One chunk per language; only the chosen one is downloaded. French and Dutch add their line here. */
const catalogues: Partial<Record<Language, () => Promise<ScreenWords>>> = {
  en: async () => (await import("@kalivo/words/en/screens.ts")).screens,
};

const KEY = "language";

export type LoadedWords = { language: Language; words: ScreenWords };

export const availableLanguages: readonly Language[] = (["en", "fr", "nl"] as const).filter(
  (language) => catalogues[language] !== undefined,
);

export function firstWords(): Promise<LoadedWords> {
  return loadWords(chooseLanguage(localStorage.getItem(KEY), navigator.languages, availableLanguages));
}

/** Keeps the choice, sets `<html lang>` and fetches the sentences. */
export async function chooseWords(language: Language): Promise<LoadedWords> {
  localStorage.setItem(KEY, language);
  return loadWords(language);
}

async function loadWords(language: Language): Promise<LoadedWords> {
  const load = catalogues[language];
  if (load === undefined) throw new Error(`There are no words in ${language}`);
  const words = await load();
  document.documentElement.lang = HTML_LANG[language];
  return { language, words };
}

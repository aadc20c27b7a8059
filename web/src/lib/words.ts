import { chooseLanguage, isLanguage } from "@kalivo/words/language.ts";
import { HTML_LANG, type Language } from "@kalivo/domain/language.ts";
import type { AdminWords, MoreWords, ScreenWords } from "@kalivo/words/screens.ts";
import { partOf } from "./words-part.ts";
import { readToken } from "./jwt-cookie.ts";

/** One chunk per language and part; only those of the chosen language are downloaded. French and Dutch add their lines here. */
const screens: Partial<Record<Language, () => Promise<ScreenWords>>> = {
  en: async () => (await import("@kalivo/words/en/screens.ts")).screens,
  fr: async () => (await import("@kalivo/words/fr/screens.ts")).screens,
  nl: async () => (await import("@kalivo/words/nl/screens.ts")).screens,
};

/** What the screens after the first say. */
export const moreWords = partOf<MoreWords>({
  en: async () => (await import("@kalivo/words/en/more.ts")).more,
  fr: async () => (await import("@kalivo/words/fr/more.ts")).more,
  nl: async () => (await import("@kalivo/words/nl/more.ts")).more,
});

/** What only the admin screens say. */
export const adminWords = partOf<AdminWords>({
  en: async () => (await import("@kalivo/words/en/admin.ts")).admin,
  fr: async () => (await import("@kalivo/words/fr/admin.ts")).admin,
  nl: async () => (await import("@kalivo/words/nl/admin.ts")).admin,
});

const KEY = "language";

export type LoadedWords = { language: Language; words: ScreenWords };

export const availableLanguages: readonly Language[] = (["en", "fr", "nl"] as const).filter(
  (language) => screens[language] !== undefined,
);

/** What the first paint says: the landing page has little to say, every other page asks for the rest in the same moment. */
export function firstWords(): Promise<LoadedWords> {
  const language = chosenLanguage();
  return location.pathname === "/" && readToken() === null ? loadWords(language) : loadAll(language);
}

/** Every sentence of the app's screens, for what is said outside of any component. */
export const currentWords = (): Promise<MoreWords> => moreWords.load(chosenLanguage());

const chosenLanguage = (): Language =>
  chooseLanguage(localStorage.getItem(KEY), navigator.languages, availableLanguages);

/** What the page is written in now, wherever no context reaches. */
export function languageOfPage(): Language {
  const language = document.documentElement.lang.slice(0, 2);
  return isLanguage(language) ? language : "en";
}

/** Keeps the choice, sets `<html lang>` and fetches the sentences. */
export async function chooseWords(language: Language): Promise<LoadedWords> {
  localStorage.setItem(KEY, language);
  return loadAll(language);
}

async function loadAll(language: Language): Promise<LoadedWords> {
  const [words] = await Promise.all([loadWords(language), moreWords.load(language)]);
  return words;
}

async function loadWords(language: Language): Promise<LoadedWords> {
  const load = screens[language];
  if (load === undefined) throw new Error(`There are no words in ${language}`);
  const words = await load();
  document.documentElement.lang = HTML_LANG[language];
  return { language, words };
}

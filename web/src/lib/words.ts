import { chooseLanguage } from "@kalivo/words/language.ts";
import { HTML_LANG, type Language, LANGUAGES } from "@kalivo/domain/language.ts";
import type { MoreWords, Parts } from "@kalivo/words/screens.ts";
import { patiently } from "../boot/loading/patience.ts";
import { partOf } from "../boot/loading/words-part.ts";
import { readText, storeText } from "./local-storage.ts";
import { readToken } from "./jwt-cookie.ts";

/** One chunk per language and part; only the chosen language is loaded. */
const screens: Readonly<Record<Language, () => Promise<Parts["first"]>>> = {
  en: async () => (await import("@kalivo/words/en/parts/first.ts")).first,
  fr: async () => (await import("@kalivo/words/fr/parts/first.ts")).first,
  nl: async () => (await import("@kalivo/words/nl/parts/first.ts")).first,
};

const later: Readonly<Record<Language, () => Promise<Parts["later"]>>> = {
  en: async () => (await import("@kalivo/words/en/parts/later.ts")).later,
  fr: async () => (await import("@kalivo/words/fr/parts/later.ts")).later,
  nl: async () => (await import("@kalivo/words/nl/parts/later.ts")).later,
};

const all = (language: Language) => async (): Promise<MoreWords> => {
  const [first, rest] = await Promise.all([screens[language](), later[language]()]);
  return { ...first, ...rest };
};

/** The words of the first paint and of the other screens. */
export const moreWords = partOf<MoreWords>({ en: all("en"), fr: all("fr"), nl: all("nl") });

/** The words of the admin screens. */
export const adminWords = partOf<Parts["admin"]>({
  en: async () => (await import("@kalivo/words/en/parts/admin.ts")).admin,
  fr: async () => (await import("@kalivo/words/fr/parts/admin.ts")).admin,
  nl: async () => (await import("@kalivo/words/nl/parts/admin.ts")).admin,
});

/** The words of the giving pages. */
export const givingWords = partOf<Parts["giving"]>({
  en: async () => (await import("@kalivo/words/en/parts/giving.ts")).giving,
  fr: async () => (await import("@kalivo/words/fr/parts/giving.ts")).giving,
  nl: async () => (await import("@kalivo/words/nl/parts/giving.ts")).giving,
});

/** The words of the account screens. */
export const ownWords = partOf<Parts["own"]>({
  en: async () => (await import("@kalivo/words/en/parts/own.ts")).own,
  fr: async () => (await import("@kalivo/words/fr/parts/own.ts")).own,
  nl: async () => (await import("@kalivo/words/nl/parts/own.ts")).own,
});

const KEY = "language";

export type LoadedWords = { language: Language; words: Parts["first"] };

/** The words of the first paint: the landing page needs only these, other pages load the rest in parallel. */
export async function firstWords(): Promise<LoadedWords> {
  const language = chosenLanguage();
  const landing = location.pathname === "/" && readToken() === null;
  const [words] = await Promise.all([
    patiently(() => loadWords(language)),
    landing ? null : moreWords.load(language),
  ]);
  return say(words);
}

/** The words of the app's screens, for code outside of React. */
export const currentWords = (): Promise<MoreWords> => moreWords.load(chosenLanguage());

const chosenLanguage = (): Language => chooseLanguage(readText(KEY), navigator.languages, LANGUAGES);

/**
 * Loads the words, then stores the choice and sets `<html lang>`. Null when loading fails: the stored language must be
 * loadable at the next start.
 */
export async function chooseWords(language: Language): Promise<LoadedWords | null> {
  const [words, more] = await Promise.all([
    loadWords(language).catch(() => null),
    moreWords.prefetch(language),
  ]);
  if (words === null || !more) return null;
  storeText(KEY, language);
  return say(words);
}

const loadWords = async (language: Language): Promise<LoadedWords> => ({
  language,
  words: await screens[language](),
});

function say(loaded: LoadedWords): LoadedWords {
  document.documentElement.lang = HTML_LANG[loaded.language];
  return loaded;
}

import { chooseLanguage } from "@kalivo/words/language.ts";
import { HTML_LANG, type Language, LANGUAGES } from "@kalivo/domain/language.ts";
import type {
  AdminWords,
  GivingWords,
  LaterWords,
  MoreWords,
  OwnWords,
  ScreenWords,
} from "@kalivo/words/screens.ts";
import { patiently } from "../boot/loading/patience.ts";
import { partOf } from "../boot/loading/words-part.ts";
import { readText, storeText } from "./local-storage.ts";
import { readToken } from "./jwt-cookie.ts";

/** One chunk per language and part; only those of the chosen language are downloaded. */
const screens: Readonly<Record<Language, () => Promise<ScreenWords>>> = {
  en: async () => (await import("@kalivo/words/en/screens.ts")).screens,
  fr: async () => (await import("@kalivo/words/fr/screens.ts")).screens,
  nl: async () => (await import("@kalivo/words/nl/screens.ts")).screens,
};

const later: Readonly<Record<Language, () => Promise<LaterWords>>> = {
  en: async () => (await import("@kalivo/words/en/later.ts")).later,
  fr: async () => (await import("@kalivo/words/fr/later.ts")).later,
  nl: async () => (await import("@kalivo/words/nl/later.ts")).later,
};

const all = (language: Language) => async (): Promise<MoreWords> => {
  const [first, rest] = await Promise.all([screens[language](), later[language]()]);
  return { ...first, ...rest };
};

/** What the first paint and the screens after it say. */
export const moreWords = partOf<MoreWords>({ en: all("en"), fr: all("fr"), nl: all("nl") });

/** What only the admin screens say. */
export const adminWords = partOf<AdminWords>({
  en: async () => (await import("@kalivo/words/en/admin.ts")).admin,
  fr: async () => (await import("@kalivo/words/fr/admin.ts")).admin,
  nl: async () => (await import("@kalivo/words/nl/admin.ts")).admin,
});

/** What only the pages about one's own giving say. */
export const givingWords = partOf<GivingWords>({
  en: async () => (await import("@kalivo/words/en/giving.ts")).giving,
  fr: async () => (await import("@kalivo/words/fr/giving.ts")).giving,
  nl: async () => (await import("@kalivo/words/nl/giving.ts")).giving,
});

/** What only the screens about one's own account say. */
export const ownWords = partOf<OwnWords>({
  en: async () => (await import("@kalivo/words/en/own.ts")).own,
  fr: async () => (await import("@kalivo/words/fr/own.ts")).own,
  nl: async () => (await import("@kalivo/words/nl/own.ts")).own,
});

const KEY = "language";

export type LoadedWords = { language: Language; words: ScreenWords };

/** What the first paint says: the landing page has little to say, every other page asks for the rest in the same moment. */
export async function firstWords(): Promise<LoadedWords> {
  const language = chosenLanguage();
  const landing = location.pathname === "/" && readToken() === null;
  const [words] = await Promise.all([
    patiently(() => loadWords(language)),
    landing ? null : moreWords.load(language),
  ]);
  return say(words);
}

/** Every sentence of the app's screens, for what is said outside of any component. */
export const currentWords = (): Promise<MoreWords> => moreWords.load(chosenLanguage());

const chosenLanguage = (): Language => chooseLanguage(readText(KEY), navigator.languages, LANGUAGES);

/**
 * Fetches the sentences, then keeps the choice and sets `<html lang>`. Null when they can't be had: what is kept must be
 * there at the next start, too.
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

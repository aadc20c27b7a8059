import { chooseLanguage } from "@kalivo/words/language.ts";
import { HTML_LANG, type Language, LANGUAGES } from "@kalivo/domain/language.ts";
import type { Parts, ScreenWords, Subject } from "@kalivo/words/screens.ts";
import { patiently } from "../boot/loading/patience.ts";
import { partOf, type WordsPart } from "../boot/loading/words-part.ts";
import { readText, storeText } from "./local-storage.ts";
import { readToken } from "./jwt-cookie.ts";

type Part<Name extends keyof Parts> = { words: Parts[Name] };

/** One chunk per language and part; only the chosen language is loaded. */
const first: Readonly<Record<Language, () => Promise<Part<"first">>>> = {
  en: () => import("@kalivo/words/en/parts/first.ts"),
  fr: () => import("@kalivo/words/fr/parts/first.ts"),
  nl: () => import("@kalivo/words/nl/parts/first.ts"),
  de: () => import("@kalivo/words/de/parts/first.ts"),
};

/** The words of the other screens. */
export const laterWords = partOf<Part<"later">>({
  en: () => import("@kalivo/words/en/parts/later.ts"),
  fr: () => import("@kalivo/words/fr/parts/later.ts"),
  nl: () => import("@kalivo/words/nl/parts/later.ts"),
  de: () => import("@kalivo/words/de/parts/later.ts"),
});

/** The words of the admin screens. */
export const adminWords = partOf<Part<"admin">>({
  en: () => import("@kalivo/words/en/parts/admin.ts"),
  fr: () => import("@kalivo/words/fr/parts/admin.ts"),
  nl: () => import("@kalivo/words/nl/parts/admin.ts"),
  de: () => import("@kalivo/words/de/parts/admin.ts"),
});

/** The words of the giving pages. */
export const givingWords = partOf<Part<"giving">>({
  en: () => import("@kalivo/words/en/parts/giving.ts"),
  fr: () => import("@kalivo/words/fr/parts/giving.ts"),
  nl: () => import("@kalivo/words/nl/parts/giving.ts"),
  de: () => import("@kalivo/words/de/parts/giving.ts"),
});

/** The words of days that people choose. */
export const daysWords = partOf<Part<"days">>({
  en: () => import("@kalivo/words/en/parts/days.ts"),
  fr: () => import("@kalivo/words/fr/parts/days.ts"),
  nl: () => import("@kalivo/words/nl/parts/days.ts"),
  de: () => import("@kalivo/words/de/parts/days.ts"),
});

/** The words of the account screens. */
export const ownWords = partOf<Part<"own">>({
  en: () => import("@kalivo/words/en/parts/own.ts"),
  fr: () => import("@kalivo/words/fr/parts/own.ts"),
  nl: () => import("@kalivo/words/nl/parts/own.ts"),
  de: () => import("@kalivo/words/de/parts/own.ts"),
});

/** The words of notifications. */
export const bellWords = partOf<Part<"bell">>({
  en: () => import("@kalivo/words/en/parts/bell.ts"),
  fr: () => import("@kalivo/words/fr/parts/bell.ts"),
  nl: () => import("@kalivo/words/nl/parts/bell.ts"),
  de: () => import("@kalivo/words/de/parts/bell.ts"),
});

/** The words between donors and burners. */
export const cheerWords = partOf<Part<"cheers">>({
  en: () => import("@kalivo/words/en/parts/cheers.ts"),
  fr: () => import("@kalivo/words/fr/parts/cheers.ts"),
  nl: () => import("@kalivo/words/nl/parts/cheers.ts"),
  de: () => import("@kalivo/words/de/parts/cheers.ts"),
});

/** The words of the first week. */
export const firstWeekWords = partOf<Part<"firstWeek">>({
  en: () => import("@kalivo/words/en/parts/first-week.ts"),
  fr: () => import("@kalivo/words/fr/parts/first-week.ts"),
  nl: () => import("@kalivo/words/nl/parts/first-week.ts"),
  de: () => import("@kalivo/words/de/parts/first-week.ts"),
});

/** The words of what organisations show, and of their own page. */
export const proofsWords = partOf<Part<"proofs">>({
  en: () => import("@kalivo/words/en/parts/proofs.ts"),
  fr: () => import("@kalivo/words/fr/parts/proofs.ts"),
  nl: () => import("@kalivo/words/nl/parts/proofs.ts"),
  de: () => import("@kalivo/words/de/parts/proofs.ts"),
});

/** The words beside drawings. */
export const chartWords = partOf<Part<"charts">>({
  en: () => import("@kalivo/words/en/parts/charts.ts"),
  fr: () => import("@kalivo/words/fr/parts/charts.ts"),
  nl: () => import("@kalivo/words/nl/parts/charts.ts"),
  de: () => import("@kalivo/words/de/parts/charts.ts"),
});

/** The words of the landing page below its first screen. */
const doorWords = partOf<Part<"door">>({
  en: () => import("@kalivo/words/en/parts/door.ts"),
  fr: () => import("@kalivo/words/fr/parts/door.ts"),
  nl: () => import("@kalivo/words/nl/parts/door.ts"),
  de: () => import("@kalivo/words/de/parts/door.ts"),
});

/**
 * By subject, the part that holds it: those that come with neither the first paint nor the later screens
 * (`words/src/en/parts`). Another part than the one that has the subject does not compile, nor does a subject too many.
 */
const rare: Holders<Exclude<Subject, keyof Parts["first"] | keyof Parts["later"]>> = {
  activity: chartWords,
  admin: adminWords,
  bell: bellWords,
  cheers: cheerWords,
  charts: chartWords,
  days: daysWords,
  door: doorWords,
  firstWeek: firstWeekWords,
  entrance: proofsWords,
  feedback: ownWords,
  notice: givingWords,
  oneself: ownWords,
  privacy: ownWords,
  proofPosts: proofsWords,
  security: ownWords,
  stop: givingWords,
};
type Holders<Held extends Subject> = { readonly [One in Held]: WordsPart<{ words: Pick<ScreenWords, One> }> };

const holders: Partial<Holders<Subject>> = rare;

/** The part that holds a subject which is not of the first paint. */
export const partWith = (subject: Subject): WordsPart<Some> => holders[subject] ?? laterWords;

type Some = { words: Partial<ScreenWords> };

/** A subject out of its part. */
export function subjectOf<One extends Subject>(subject: One, { words }: Some): ScreenWords[One] {
  const said = words[subject];
  if (said === undefined) throw new Error(`No words: ${subject}`);
  return said;
}

const KEY = "language";

export type LoadedWords = { language: Language; words: Parts["first"] };

/** The words of the first paint: the landing page needs only these, other pages load the rest in parallel. */
export async function firstWords(): Promise<LoadedWords> {
  const language = chosenLanguage();
  const landing = location.pathname === "/" && readToken() === null;
  const [words] = await Promise.all([
    patiently(() => loadWords(language)),
    landing ? null : laterWords.load(language),
  ]);
  return say(words);
}

/** The sentences of a subject, for code outside of React. */
export async function currentWords<One extends Subject>(subject: One): Promise<ScreenWords[One]> {
  const language = chosenLanguage();
  const [{ words }, part] = await Promise.all([loadWords(language), partWith(subject).load(language)]);
  return subjectOf(subject, subject in words ? { words } : part);
}

const chosenLanguage = (): Language => chooseLanguage(readText(KEY), navigator.languages, LANGUAGES);

/**
 * Loads the words, then stores the choice and sets `<html lang>`. Null when loading fails: the stored language must be
 * loadable at the next start.
 */
export async function chooseWords(language: Language): Promise<LoadedWords | null> {
  const [words, later] = await Promise.all([
    loadWords(language).catch(() => null),
    laterWords.prefetch(language),
  ]);
  if (words === null || !later) return null;
  storeText(KEY, language);
  return say(words);
}

async function loadWords(language: Language): Promise<LoadedWords> {
  const { words } = await first[language]();
  return { language, words };
}

function say(loaded: LoadedWords): LoadedWords {
  document.documentElement.lang = HTML_LANG[loaded.language];
  return loaded;
}

import type { Rolldown } from "vite";
import type { Language } from "@kalivo/domain/language.ts";
import type { FirstFiles } from "../page/first-files.ts";
import { chunksOf, FACES, filesFor } from "./chunks.ts";

/** The screens to preload, by first path segment. Each name makes the HTML larger. */
export const SCREENS: Readonly<Record<string, string>> = {
  "": "home/home",
  act: "act/act",
  code: "scan/scan",
  codes: "codes/codes",
  community: "community/community",
  organisation: "organisation/organisation",
  scan: "scan/scan",
  settings: "settings/settings",
  statements: "statements/statements",
  team: "team/team",
  transparency: "transparency/transparency",
  user: "user/user",
  workouts: "workouts/workouts",
};

/** Those of `SCREENS` that are open to anybody; at the others a visitor gets the landing page. */
export const OPEN = ["transparency"];

/** The files each of these screens needs beyond the app's own, and the words of each language. */
export function firstFilesOf(bundle: Rolldown.OutputBundle, app: FirstFiles["app"]): FirstFiles {
  const { chunks, entry } = chunksOf(bundle);
  const there = filesFor([entry], chunks, null);
  const names: string[] = [];
  const placeOf = (name: string) => (names.includes(name) ? names.indexOf(name) : names.push(name) - 1);
  const filesOf = (source: RegExp): readonly number[] => {
    const begin = chunks.filter(({ facadeModuleId }) => source.test(facadeModuleId ?? ""));
    if (begin.length === 0) throw new Error(`nothing of the build begins with ${source}`);
    return [...filesFor(begin, chunks, null)].filter((name) => !there.has(name)).map(placeOf);
  };
  const screenFiles = (screen: string) => filesOf(new RegExp(`web/src/screens/${screen}-screen\\.tsx$`));
  const wordFiles = (language: Language, part: string) =>
    filesOf(new RegExp(`words/src/${language}/parts/${part}\\.ts$`));
  const wordsOf = (language: Language) => ({
    first: wordFiles(language, "first"),
    later: wordFiles(language, "later"),
  });
  return {
    app,
    names,
    faces: Object.keys(bundle)
      .filter((name) => FACES.test(name))
      .map(placeOf),
    landing: screenFiles("landing/landing"),
    open: OPEN,
    screens: Object.fromEntries(Object.entries(SCREENS).map(([part, screen]) => [part, screenFiles(screen)])),
    words: { en: wordsOf("en"), fr: wordsOf("fr"), nl: wordsOf("nl"), de: wordsOf("de") },
  };
}

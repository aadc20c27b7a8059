import type { Rolldown } from "vite";
import type { Language } from "@kalivo/domain/language.ts";
import type { FirstFiles } from "../page/first-files.ts";
import { chunksOf, FACES, filesFor } from "./chunks.ts";

/** What a page begins with: its screen, and those of its lazy parts and words that stand at its top. */
type Begins = { screen: string; parts?: readonly string[]; words?: readonly string[] };

/** The pages to preload, by first path segment. Each name makes the HTML larger. */
export const SCREENS: Readonly<Record<string, Begins>> = {
  "": { screen: "home/home", words: ["first-week"] },
  act: { screen: "act/act" },
  code: { screen: "scan/scan" },
  codes: { screen: "codes/codes" },
  community: { screen: "community/community" },
  organisation: { screen: "organisation/organisation" },
  scan: { screen: "scan/scan" },
  settings: { screen: "settings/settings", words: ["own"] },
  statements: { screen: "statements/statements" },
  team: { screen: "team/team" },
  transparency: { screen: "transparency/transparency" },
  user: { screen: "user/user" },
  workouts: { screen: "workouts/workouts", parts: ["activity/activity-pictures"], words: ["charts"] },
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
  const partFiles = (part: string) => filesOf(new RegExp(`web/src/features/${part}\\.tsx$`));
  const wordFiles = (language: Language, part: string) =>
    filesOf(new RegExp(`words/src/${language}/parts/${part}\\.ts$`));
  const pages = Object.entries(SCREENS);
  const wordsOf = (language: Language) => ({
    first: wordFiles(language, "first"),
    later: wordFiles(language, "later"),
    of: Object.fromEntries(
      pages.flatMap(([segment, { words = [] }]) =>
        words.length === 0 ? [] : [[segment, words.flatMap((part) => wordFiles(language, part))]],
      ),
    ),
  });
  return {
    app,
    names,
    faces: Object.keys(bundle)
      .filter((name) => FACES.test(name))
      .map(placeOf),
    landing: screenFiles("landing/landing"),
    open: OPEN,
    screens: Object.fromEntries(
      pages.map(([segment, { screen, parts = [] }]) => [
        segment,
        [...new Set([...screenFiles(screen), ...parts.flatMap(partFiles)])],
      ]),
    ),
    words: { en: wordsOf("en"), fr: wordsOf("fr"), nl: wordsOf("nl"), de: wordsOf("de") },
  };
}

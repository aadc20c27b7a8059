import type { Rolldown } from "vite";
import type { Language } from "@kalivo/domain/language.ts";
import type { FirstFiles } from "../page/first-files.ts";
import { chunksOf, FACES, filesFor } from "./chunks.ts";

/** The screens people begin with, by the first part of their address. Each name makes the page larger. */
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

/** The ones of them that open for anybody; a visitor finds the landing page at the others. */
export const OPEN = ["transparency"];

/** What each of them needs beyond the app, and the sentences of each language. */
export function firstFilesOf(bundle: Rolldown.OutputBundle, app: FirstFiles["app"]): FirstFiles {
  const { chunks, entry } = chunksOf(bundle);
  const there = filesFor([entry], chunks, null);
  const names: string[] = [];
  const placeOf = (name: string) => (names.includes(name) ? names.indexOf(name) : names.push(name) - 1);
  const filesOf = (source: RegExp) => {
    const begin = chunks.filter(({ facadeModuleId }) => source.test(facadeModuleId ?? ""));
    if (begin.length === 0) throw new Error(`nothing of the build begins with ${source}`);
    return [...filesFor(begin, chunks, null)].filter((name) => !there.has(name)).map(placeOf);
  };
  const screenFiles = (screen: string) => filesOf(new RegExp(`web/src/screens/${screen}-screen\\.tsx$`));
  const wordsOf = (language: Language) => ({
    first: filesOf(new RegExp(`words/src/${language}/screens\\.ts$`)),
    later: filesOf(new RegExp(`words/src/${language}/later\\.ts$`)),
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
    words: { en: wordsOf("en"), fr: wordsOf("fr"), nl: wordsOf("nl") },
  };
}

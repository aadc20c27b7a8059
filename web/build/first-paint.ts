import { readFileSync } from "node:fs";
import type { Plugin, Rolldown } from "vite";
import { HTML_LANG, LANGUAGES, type Language } from "@kalivo/domain/language.ts";
import { landing as en } from "@kalivo/words/en/screens/landing.ts";
import { landing as fr } from "@kalivo/words/fr/screens/landing.ts";
import { landing as nl } from "@kalivo/words/nl/screens/landing.ts";
import { chunksOf, filesFor } from "./chunks.ts";

const LANDING = { en, fr, nl } as const satisfies Record<Language, typeof en>;
const SLIDES = "<!-- the first slide, in every language -->";
const FILES = "/* the files of the first screen */ null";
const APP = "/* the entry and its styles */ null";
const ENTRY_SCRIPT = /<script type="module"[^>]*\ssrc="([^"]+)"[^>]*><\/script>/;
const STYLE_SHEETS = /<link rel="stylesheet"[^>]*\shref="([^"]+)"[^>]*>/g;
const STYLES = "/* the colours and the faces of the first paint */";
const STYLE_FILES = ["tokens.css", "fallback-faces.css"];

/**
 * The first slide stands in the page itself, in each language; `<html lang>` says which one is shown before any code has
 * come. The page also knows the names of what its first screen needs, so that it asks for them in the same moment as for
 * the entry, not after it; and those of the entry, which it asks for at once and begins after the first paint.
 */
export function firstPaint(): Plugin {
  return {
    name: "kalivo:first-paint",
    transformIndexHtml: {
      order: "post",
      handler: (html, { bundle }) => {
        for (const place of [SLIDES, FILES, APP])
          if (!html.includes(place)) throw new Error(`index.html has no ${place}`);
        const page = html.replace(SLIDES, LANGUAGES.map(slide).join(""));
        return bundle === undefined
          ? page
          : beginLater(page).replace(FILES, () => JSON.stringify(firstFiles(bundle)));
      },
    },
  };
}

/** The colours and the stand-ins for the faces stand in the page, too: before Vite reads it, which then makes them small. */
export function firstStyles(): Plugin {
  return {
    name: "kalivo:first-styles",
    transformIndexHtml: {
      order: "pre",
      handler: (html) => {
        if (!html.includes(STYLES)) throw new Error(`index.html has no ${STYLES}`);
        return html.replace(STYLES, () => STYLE_FILES.map(readStyles).join("\n"));
      },
    },
  };
}

const readStyles = (name: string) => readFileSync(new URL(`../src/ui/${name}`, import.meta.url), "utf8");

/** The entry and its styles become something to fetch; the script in the head begins them. */
function beginLater(html: string): string {
  const [script = "", entry = ""] = ENTRY_SCRIPT.exec(html) ?? [];
  if (entry === "") throw new Error("the built index.html has no entry");
  const styles = [...html.matchAll(STYLE_SHEETS)].map(([, href = ""]) => href);
  return html
    .replace(script, `<link rel="modulepreload" crossorigin href="${entry}">`)
    .replaceAll(STYLE_SHEETS, '<link rel="preload" as="style" crossorigin href="$1">')
    .replace(APP, () => JSON.stringify({ entry, styles }));
}

const slide = (language: Language) => `<p lang="${HTML_LANG[language]}">${LANDING[language].slides[0]}</p>`;

/** The screens people begin with, by the first part of their address. */
const SCREENS: Readonly<Record<string, string>> = {
  "": "home/home",
  act: "act/act",
  code: "scan/scan",
  codes: "codes/codes",
  community: "community/community",
  health: "health/health",
  organisation: "organisation/organisation",
  scan: "scan/scan",
  settings: "settings/settings",
  statements: "statements/statements",
  team: "team/team",
  transparency: "transparency/transparency",
  user: "user/user",
  workouts: "workouts/workouts",
};

/** What each of them needs beyond the entry, and the sentences of each language: places in the list of names. */
function firstFiles(bundle: Rolldown.OutputBundle) {
  const { chunks, entry } = chunksOf(bundle);
  const there = filesFor([entry], chunks, null);
  const names: string[] = [];
  const placeOf = (name: string) => (names.includes(name) ? names.indexOf(name) : names.push(name) - 1);
  const filesOf = (source: RegExp) => {
    const begin = chunks.filter(({ facadeModuleId }) => source.test(facadeModuleId ?? ""));
    if (begin.length === 0) throw new Error(`nothing of the build begins with ${source}`);
    return [...filesFor(begin, chunks, null)].filter((name) => !there.has(name)).map(placeOf);
  };
  const screens = Object.entries(SCREENS).map(([part, screen]) => [
    part,
    filesOf(new RegExp(`web/src/screens/${screen}-screen\\.tsx$`)),
  ]);
  // With the small file by whose name the code asks for them.
  const words = (language: Language, part: "screens" | "more") =>
    filesOf(new RegExp(`words/src/${language}/${part}\\.ts$`));
  const spoken = LANGUAGES.map((language) => [
    language,
    { landing: words(language, "screens"), more: words(language, "more") },
  ]);
  return { names, screens: Object.fromEntries(screens), words: Object.fromEntries(spoken) };
}

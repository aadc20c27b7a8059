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
const APP = "/* the entry with its files */ null";
const ENTRY_SCRIPT = /<script type="module"[^>]*\ssrc="([^"]+)"[^>]*><\/script>/;
const MODULES = /[^\S\n]*<link rel="modulepreload"[^>]*\shref="([^"]+)"[^>]*>\n?/g;
const STYLE_SHEETS = /[^\S\n]*<link rel="stylesheet"[^>]*\shref="([^"]+)"[^>]*>\n?/g;
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
          : beginLater(page, bundle).replace(FILES, () => JSON.stringify(firstFiles(bundle)));
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

/**
 * The entry and what it begins with become something that the scripts of the head ask for and begin. The largest first: a
 * browser opens six connections to a server that speaks HTTP/1.1, and what takes longest is not to wait for one of them.
 */
function beginLater(html: string, bundle: Rolldown.OutputBundle): string {
  const [script = "", entry = ""] = ENTRY_SCRIPT.exec(html) ?? [];
  if (entry === "") throw new Error("the built index.html has no entry");
  const sizeOf = (href: string) => {
    const file = bundle[href.slice(1)];
    return file?.type === "chunk" ? file.code.length : 0;
  };
  const hrefs = (links: RegExp) => [...html.matchAll(links)].map(([, href = ""]) => href);
  const scripts = [entry, ...hrefs(MODULES)].toSorted((one, other) => sizeOf(other) - sizeOf(one));
  return html
    .replace(script, "")
    .replaceAll(MODULES, "")
    .replaceAll(STYLE_SHEETS, "")
    .replace(APP, () => JSON.stringify({ entry, scripts, styles: hrefs(STYLE_SHEETS) }));
}

const slide = (language: Language) => `<p lang="${HTML_LANG[language]}">${LANDING[language].slides[0]}</p>`;

/** The two faces of the first paint. */
const FACES = /(?:figtree-latin-wght-normal|bricolage-grotesque-latin-700-normal).*\.woff2$/;

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

/** The ones of them that open for anybody; a visitor finds the landing page at the others. */
const OPEN = ["transparency"];

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
  const screenFiles = (screen: string) => filesOf(new RegExp(`web/src/screens/${screen}-screen\\.tsx$`));
  const screens = Object.entries(SCREENS).map(([part, screen]) => [part, screenFiles(screen)]);
  const words = (language: Language, part: "screens" | "later") =>
    filesOf(new RegExp(`words/src/${language}/${part}\\.ts$`));
  const spoken = LANGUAGES.map((language) => [
    language,
    { landing: words(language, "screens"), later: words(language, "later") },
  ]);
  const faces = Object.keys(bundle)
    .filter((name) => FACES.test(name))
    .map(placeOf);
  return {
    names,
    faces,
    landing: screenFiles("landing/landing"),
    open: OPEN,
    screens: Object.fromEntries(screens),
    words: Object.fromEntries(spoken),
  };
}

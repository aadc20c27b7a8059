import type { Plugin, Rolldown } from "vite";
import { HTML_LANG, LANGUAGES, type Language } from "@kalivo/domain/language.ts";
import { landing as en } from "@kalivo/words/en/screens/landing.ts";
import { landing as fr } from "@kalivo/words/fr/screens/landing.ts";
import { landing as nl } from "@kalivo/words/nl/screens/landing.ts";
import { chunksOf, filesFor } from "./chunks.ts";

const LANDING = { en, fr, nl } as const satisfies Record<Language, typeof en>;
const SLIDES = "<!-- the first slide, in every language -->";
const FILES = "/* the files of the first screen */ null";
const HOME = /web[\\/]src[\\/]screens[\\/]home[\\/]home-screen\.tsx$/;

/**
 * The first slide stands in the page itself, in each language; `<html lang>` says which one is shown before any code has
 * come. The page also knows the names of what its first screen needs, so that it asks for them in the same moment as for
 * the entry, not after it.
 */
export function firstPaint(): Plugin {
  return {
    name: "kalivo:first-paint",
    transformIndexHtml: {
      order: "post",
      handler: (html, { bundle }) => {
        for (const place of [SLIDES, FILES])
          if (!html.includes(place)) throw new Error(`index.html has no ${place}`);
        const files = bundle === undefined ? "null" : JSON.stringify(firstFiles(bundle));
        return html.replace(SLIDES, LANGUAGES.map(slide).join("")).replace(FILES, () => files);
      },
    },
  };
}

const slide = (language: Language) => `<p lang="${HTML_LANG[language]}">${LANDING[language].slides[0]}</p>`;

/** `home` of a member, and the sentences of each language: for the landing page, and for every other one. */
function firstFiles(bundle: Rolldown.OutputBundle) {
  const { chunks, entry } = chunksOf(bundle);
  const there = filesFor([entry], chunks, null);
  const beyondEntry = (files: Iterable<string>) =>
    [...files].filter((name) => !there.has(name)).map((name) => `/${name}`);
  const screen = chunks.filter(({ facadeModuleId }) => HOME.test(facadeModuleId ?? ""));
  const words = (language: Language, part: "screens" | "more") =>
    beyondEntry(
      chunks.map(({ fileName }) => fileName).filter((name) => name.includes(`words-${language}-${part}-`)),
    );
  return {
    home: beyondEntry(filesFor(screen, chunks, null)),
    words: Object.fromEntries(
      LANGUAGES.map((language) => [
        language,
        { landing: words(language, "screens"), more: words(language, "more") },
      ]),
    ),
  };
}

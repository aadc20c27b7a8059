import type { Plugin } from "vite";
import { HTML_LANG, LANGUAGES, type Language } from "@kalivo/domain/language.ts";
import { landing as en } from "@kalivo/words/en/screens/landing.ts";
import { landing as fr } from "@kalivo/words/fr/screens/landing.ts";
import { landing as nl } from "@kalivo/words/nl/screens/landing.ts";

const LANDING = { en, fr, nl } as const satisfies Record<Language, typeof en>;
const PLACE = "<!-- the first slide, in every language -->";

/** The first slide stands in the page itself, in each language; `<html lang>` says which one is shown before any code has come. */
export function firstPaint(): Plugin {
  return {
    name: "kalivo:first-paint",
    transformIndexHtml: (html) => {
      if (!html.includes(PLACE)) throw new Error(`index.html has no ${PLACE}`);
      return html.replace(PLACE, LANGUAGES.map(slide).join(""));
    },
  };
}

const slide = (language: Language) => `<p lang="${HTML_LANG[language]}">${LANDING[language].slides[0]}</p>`;

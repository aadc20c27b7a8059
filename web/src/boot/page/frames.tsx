import { HTML_LANG, type Language, LANGUAGES } from "@kalivo/domain/language.ts";
import type { ScreenWords } from "@kalivo/words/screens.ts";
import { screens as en } from "@kalivo/words/en/screens.ts";
import { screens as de } from "@kalivo/words/de/screens.ts";
import { screens as fr } from "@kalivo/words/fr/screens.ts";
import { screens as nl } from "@kalivo/words/nl/screens.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { Frame } from "../../app/frame.tsx";
import { knownTitles } from "../../app/known-titles.ts";
import { TextProvider } from "../../lib/text.tsx";
import type { FirstTitles } from "./first-files.ts";

const WORDS: Readonly<Record<Language, ScreenWords>> = { en, fr, nl, de };

/** Run once by the build: a member's bar and title in every language. */
export const drawFrames = (): { markup: string; titles: FirstTitles } => ({
  markup: LANGUAGES.map(drawn).join(""),
  titles: {
    en: knownTitles(WORDS.en),
    fr: knownTitles(WORDS.fr),
    nl: knownTitles(WORDS.nl),
    de: knownTitles(WORDS.de),
  },
});

function drawn(language: Language): string {
  const text = { language, words: WORDS[language], choose: () => Promise.resolve(false) };
  const markup = renderToStaticMarkup(
    <TextProvider value={text}>
      <Frame pathname="" title="" />
    </TextProvider>,
  );
  return `<template lang="${HTML_LANG[language]}">${markup}</template>`;
}

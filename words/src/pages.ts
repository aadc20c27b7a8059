import type { Language } from "@kalivo/domain/language.ts";
import { pages as en } from "./en/pages.ts";
import { screens as screensEn } from "./en/screens.ts";
import { pages as fr } from "./fr/pages.ts";
import { screens as screensFr } from "./fr/screens.ts";
import { pages as de } from "./de/pages.ts";
import { screens as screensDe } from "./de/screens.ts";
import { pages as nl } from "./nl/pages.ts";
import { screens as screensNl } from "./nl/screens.ts";
import type { ScreenWords } from "./screens.ts";

/** What the public pages say in the same words as the app. */
type Shared = Pick<ScreenWords, "books" | "landing"> & Pick<ScreenWords["door"], "foot">;
/** English holds the shape; another language is written against it, so a missing sentence does not compile. */
export type PageWords = typeof en & Shared;

/** The sentences of the public pages. */
export const pageWords = (language: Language): PageWords => catalogues[language];

const shared = ({ books, landing, door }: ScreenWords): Shared => ({ books, landing, foot: door.foot });

const catalogues: Readonly<Record<Language, PageWords>> = {
  en: { ...en, ...shared(screensEn) },
  fr: { ...fr, ...shared(screensFr) },
  nl: { ...nl, ...shared(screensNl) },
  de: { ...de, ...shared(screensDe) },
};

import type { Language } from "@kalivo/domain/language.ts";
import { fatal as en } from "./en/fatal.ts";
import { fatal as fr } from "./fr/fatal.ts";
import { fatal as de } from "./de/fatal.ts";
import { fatal as nl } from "./nl/fatal.ts";

/** The fatal screen must show even when the catalogue failed to load: its words come with the entry, in every language. */
export const fatalWords = (language: Language): typeof en => catalogues[language];

const catalogues: Readonly<Record<Language, typeof en>> = { en, fr, nl, de };

import type { Language } from "@kalivo/domain/language.ts";
import { legal as en } from "./en/legal.ts";
import { legal as fr } from "./fr/legal.ts";
import { legal as de } from "./de/legal.ts";
import { legal as nl } from "./nl/legal.ts";

/** English holds the shape; another language is written against it, so a missing paper does not compile. */
export type LegalWords = typeof en;

/** The papers of a public service: they reach the server's own pages, never the browser's bundles. */
export const legalWords = (language: Language): LegalWords => catalogues[language];

const catalogues: Readonly<Record<Language, LegalWords>> = { en, fr, nl, de };

import type { Language } from "@kalivo/domain/language.ts";
import { previews as en } from "./en/previews.ts";
import { previews as fr } from "./fr/previews.ts";
import { previews as de } from "./de/previews.ts";
import { previews as nl } from "./nl/previews.ts";

/** English holds the shape; another language is written against it, so a missing sentence does not compile. */
export type PreviewWords = typeof en;

/** The sentences of link previews. */
export const previewWords = (language: Language): PreviewWords => catalogues[language];

const catalogues: Readonly<Record<Language, PreviewWords>> = { en, fr, nl, de };

import type { Language } from "@kalivo/domain/language.ts";
import { server as en } from "./en/server.ts";
import { server as fr } from "./fr/server.ts";
import { server as de } from "./de/server.ts";
import { server as nl } from "./nl/server.ts";

/** English holds the shape; another language is written against it, so a missing sentence does not compile. */
export type ServerWords = typeof en;

/** A sentence that is not said yet: whoever answers knows the language. */
export type Sentence = (say: ServerWords) => string;

/** What the server answers people in their language. */
export const serverWords = (language: Language): ServerWords => catalogues[language];

const catalogues: Readonly<Record<Language, ServerWords>> = { en, fr, nl, de };

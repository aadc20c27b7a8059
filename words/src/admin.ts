import type { Language } from "@kalivo/domain/language.ts";
import { admin as english } from "./en/admin.ts";

/** English holds the shape; another language is written against it, so a missing sentence does not compile. */
export type AdminWords = typeof english;

/** The sentences of the admin screens; English until somebody's language is written. They come with those screens only. */
export const adminWords = (language: Language): AdminWords => catalogues[language] ?? english;

const catalogues: Partial<Record<Language, AdminWords>> = { en: english };

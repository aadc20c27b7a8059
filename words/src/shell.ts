import type { Language } from "@kalivo/domain/language.ts";
import { shell as english } from "./en/shell.ts";

/** English holds the shape; another language is written against it, so a missing sentence does not compile. */
type ShellWords = typeof english;

/** What the phone's app says beyond what the web does. It comes with the shell's own code. */
export const shellWords = (language: Language): ShellWords => catalogues[language] ?? english;

const catalogues: Partial<Record<Language, ShellWords>> = { en: english };

import type { Language } from "@kalivo/domain/language.ts";

/** What each language calls itself. */
export const LANGUAGE_NAMES = { en: "English", fr: "Français", nl: "Nederlands" } as const satisfies Record<
  Language,
  string
>;

export function isLanguage(text: string | null | undefined): text is Language {
  return text === "en" || text === "fr" || text === "nl";
}

/** A stored choice wins, then the first preferred language we have, else English. */
export function chooseLanguage(
  stored: string | null,
  preferred: readonly string[],
  available: readonly Language[],
): Language {
  const wanted = [stored, ...preferred.map((tag) => tag.slice(0, 2).toLowerCase())];
  return wanted.filter(isLanguage).find((language) => available.includes(language)) ?? "en";
}

import { LANGUAGES, type Language } from "@kalivo/domain/language.ts";

/** What each language calls itself. */
export const LANGUAGE_NAMES = {
  en: "English",
  fr: "Français",
  nl: "Nederlands",
  de: "Deutsch",
} as const satisfies Record<Language, string>;

export function isLanguage(text: string | null | undefined): text is Language {
  return LANGUAGES.some((language) => language === text);
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

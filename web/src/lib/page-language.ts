import { isLanguage } from "@kalivo/words/language.ts";
import type { Language } from "@kalivo/domain/language.ts";

/** The language of `<html lang>`, for code outside of React. */
export function languageOfPage(): Language {
  const language = document.documentElement.lang.slice(0, 2);
  return isLanguage(language) ? language : "en";
}

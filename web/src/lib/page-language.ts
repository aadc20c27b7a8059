import { isLanguage } from "@kalivo/words/language.ts";
import type { Language } from "@kalivo/domain/language.ts";

/** What the page is written in now, wherever no context reaches. */
export function languageOfPage(): Language {
  const language = document.documentElement.lang.slice(0, 2);
  return isLanguage(language) ? language : "en";
}

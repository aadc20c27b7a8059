import { HTML_LANG, type Language } from "@kalivo/domain/language.ts";

/** "Forest, Seas and Trees": names joined as the language joins them. */
export const listed = (names: readonly string[], language: Language): string =>
  new Intl.ListFormat(HTML_LANG[language], { type: "conjunction" }).format(names);

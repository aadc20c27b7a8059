import { HTML_LANG, type Language } from "@kalivo/domain/language.ts";

/** English is that of Britain: no comma before "and". */
const TAGS: Readonly<Record<Language, string>> = { ...HTML_LANG, en: "en-GB" };

/** "Forest, Seas and Trees": names joined as the language joins them. */
export const listed = (names: readonly string[], language: Language): string =>
  new Intl.ListFormat(TAGS[language], { type: "conjunction" }).format(names);

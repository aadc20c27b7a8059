import { HTML_LANG, type Language } from "@kalivo/domain/language.ts";

/** English is that of Britain: no comma before "and". */
const TAGS: Readonly<Record<Language, string>> = { ...HTML_LANG, en: "en-GB" };

/** "Forest, Seas and Trees": names joined as the language joins them. */
export const listed = (names: readonly string[], language: Language): string =>
  new Intl.ListFormat(TAGS[language], { type: "conjunction" }).format(names);

/** "Together: 4,00 €": what something is and what it comes to, with the colon as the language prints it. */
export const labelled = (name: string, value: string, language: Language): string =>
  `${name}${language === "fr" ? "\u00A0" : ""}: ${value}`;

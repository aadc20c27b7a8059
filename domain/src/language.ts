/** The languages of the product (design §6), in the order of matching a browser's preferences; the first is the fallback. */
export const LANGUAGES = ["en", "fr", "nl", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The languages that texts of organisations are translated to; English is written first. */
export const TRANSLATIONS = ["fr", "nl", "de"] as const satisfies readonly Language[];
export type Translation = (typeof TRANSLATIONS)[number];

/** The value of `<html lang>`. */
export const HTML_LANG = { en: "en", fr: "fr-BE", nl: "nl-BE", de: "de-BE" } as const satisfies Record<
  Language,
  string
>;

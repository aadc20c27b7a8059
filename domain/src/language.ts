/** The languages of the product (design §6), in the order of matching a browser's preferences; the first is the fallback. */
export const LANGUAGES = ["en", "fr", "nl"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The value of `<html lang>`. */
export const HTML_LANG = { en: "en", fr: "fr-BE", nl: "nl-BE" } as const satisfies Record<Language, string>;

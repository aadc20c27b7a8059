/** The three languages of the product (design §6). */
export type Language = "en" | "fr" | "nl";

/** In the order in which a browser's wishes are matched; the first is the fallback. */
export const LANGUAGES = ["en", "fr", "nl"] as const satisfies readonly Language[];

/** The value of `<html lang>`. */
export const HTML_LANG = { en: "en", fr: "fr-BE", nl: "nl-BE" } as const satisfies Record<Language, string>;

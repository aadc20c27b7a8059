import { LANGUAGES } from "@kalivo/domain/language.ts";
import { expect, test } from "vitest";
import { chooseLanguage, isLanguage } from "./language.ts";

test("a stored choice wins over the browser's languages", () => {
  expect(chooseLanguage("nl", ["fr-BE", "en"], ["en", "fr", "nl"])).toBe("nl");
});

test("without a choice the first language we have is taken", () => {
  expect(chooseLanguage(null, ["de-DE", "fr-BE", "en"], ["en", "fr", "nl"])).toBe("fr");
});

test("a language that is not there yet falls back to the next, then to English", () => {
  expect(chooseLanguage("nl", ["fr-BE"], ["en", "fr"])).toBe("fr");
  expect(chooseLanguage("xx", ["de-DE"], ["en"])).toBe("en");
});

test("every language of the product is known as one, and nothing else is", () => {
  expect(["es", "EN", "", null, undefined, ...LANGUAGES].filter(isLanguage)).toEqual([...LANGUAGES]);
});

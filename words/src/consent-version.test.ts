import { LANGUAGES } from "@kalivo/domain/language.ts";
import { expect, test } from "vitest";
import { legal as english } from "./en/screens/legal.ts";
import { sources as englishSources } from "./en/screens/sources.ts";

test.each(LANGUAGES)("a text people agree to has in %s the version it has in English", async (language) => {
  const { legal, sources } = (await import(`./${language}/screens.ts`)).screens;
  expect([legal.health.version, sources.version]).toEqual([english.health.version, englishSources.version]);
});

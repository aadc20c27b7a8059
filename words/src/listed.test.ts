import { LANGUAGES } from "@kalivo/domain/language.ts";
import { expect, test } from "vitest";
import { labelled, listed } from "./listed.ts";

test("names are joined as each language joins them", () => {
  const names = ["Forest", "Seas", "Trees"];
  expect(LANGUAGES.map((language) => listed(names, language))).toEqual([
    "Forest, Seas and Trees",
    "Forest, Seas et Trees",
    "Forest, Seas en Trees",
    "Forest, Seas und Trees",
  ]);
  expect(listed(["Forest"], "en")).toBe("Forest");
});

test("what something comes to stands after a colon as each language prints it", () => {
  expect(LANGUAGES.map((language) => labelled("Forest", "4,00 €", language))).toEqual([
    "Forest: 4,00 €",
    "Forest\u00A0: 4,00 €",
    "Forest: 4,00 €",
    "Forest: 4,00 €",
  ]);
});

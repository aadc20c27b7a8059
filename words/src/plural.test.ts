import { expect, test } from "vitest";
import { pluralOf } from "./plural.ts";

const donors = { one: "donor", other: "donors" };

test("the word follows the language's plural rule", () => {
  expect(pluralOf("en").counted(0, donors)).toBe("0 donors");
  expect(pluralOf("en").counted(1, donors)).toBe("1 donor");
  expect(pluralOf("fr-BE").counted(0, { one: "soutien", other: "soutiens" })).toBe("0 soutien");
});

test("the figure keeps the fr-BE form", () => {
  expect(pluralOf("en").counted(12_480, donors)).toBe("12\u202f480 donors");
});

test("a sentence is said by the category of its figure, and as other where its category is not named", () => {
  const { plural } = pluralOf("pl");
  const files = (n: number) =>
    plural(n, (figure) => ({ one: `${figure} plik`, few: `${figure} pliki`, other: `${figure} plików` }));
  expect([1, 3, 5, 1200].map(files)).toEqual(["1 plik", "3 pliki", "5 plików", "1\u202f200 plików"]);
});

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

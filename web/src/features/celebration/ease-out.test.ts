import { expect, test } from "vitest";
import { easeOut } from "./ease-out.ts";

test("a figure counts up from nothing to its value, never beyond and never back", () => {
  const seen = [-1, 0, 0.1, 0.25, 0.5, 0.9, 1, 2].map((part) => easeOut(660, part));
  expect(seen.slice(0, 2)).toEqual([0, 0]);
  expect(seen.slice(-2)).toEqual([660, 660]);
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
});

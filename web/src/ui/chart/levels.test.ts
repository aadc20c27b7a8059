import { expect, test } from "vitest";
import { levelsOf } from "./levels.ts";

test("nothing is empty, and the others are a quarter each by their order", () => {
  const level = levelsOf([0, 100, 200, 300, 400, 0]);
  expect([0, 100, 200, 300, 400].map(level)).toEqual([0, 1, 2, 3, 4]);
});

test("one very long day makes no other pale", () => {
  const level = levelsOf([100, 200, 300, 20_000]);
  expect([100, 200, 300, 20_000].map(level)).toEqual([1, 2, 3, 4]);
});

test("equal days are equally dark, a single one darkest, and none at all is empty", () => {
  expect([500, 500].map(levelsOf([500, 500]))).toEqual([4, 4]);
  expect(levelsOf([500])(500)).toBe(4);
  expect(levelsOf([])(0)).toBe(0);
});

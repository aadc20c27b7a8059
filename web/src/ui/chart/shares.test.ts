import { expect, test } from "vitest";
import { percentsOf } from "./shares.ts";

test("percents of a whole add to 100, and equal parts differ by one at most", () => {
  expect(percentsOf([1, 1, 1])).toEqual([34, 33, 33]);
  expect(percentsOf([1, 1, 1, 1, 1, 1])).toEqual([17, 17, 17, 17, 16, 16]);
  expect(percentsOf([5.55, 2.25, 2.2])).toEqual([56, 22, 22]);
  expect(percentsOf([7])).toEqual([100]);
  expect(percentsOf([997, 1, 1, 1])).toEqual([100, 0, 0, 0]);
  expect(percentsOf([])).toEqual([]);
});

import { expect, test } from "vitest";
import { middleOf } from "./middle.ts";

test.each([
  [[5], 5],
  [[9, 1], 1],
  [[0, 30, 10], 10],
  [[4, 1, 3, 2], 2],
])("the middle of %j is %s, whatever their order", (figures, middle) => {
  expect([middleOf(figures), middleOf(figures.toReversed())]).toEqual([middle, middle]);
});

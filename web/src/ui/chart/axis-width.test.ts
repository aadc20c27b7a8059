import { expect, test } from "vitest";
import { axisWidth } from "./axis-width.ts";

// Six signs at 7.5 px and the gap, where three have room in the least.
test("an axis is as wide as its longest value, and grows with large text", () => {
  expect(axisWidth([], 16)).toBe(44);
  expect(axisWidth(["0", "500"], 16)).toBe(44);
  expect(axisWidth(["0", "5\u202f000", "10\u202f000"], 16)).toBe(54);
  expect(axisWidth(["0", "10\u202f000"], 32)).toBe(99);
});

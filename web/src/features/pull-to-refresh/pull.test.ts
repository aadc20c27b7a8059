import { expect, test } from "vitest";
import { PULL_PX, pullOf } from "./pull.ts";

const from = { x: 100, y: 100 };

test("a pull is one finger that goes down more than across", () => {
  expect(pullOf(from, [{ x: 110, y: 100 + PULL_PX / 2 }])).toBe(0.5);
  expect(pullOf(from, [{ x: 100, y: 100 + 2 * PULL_PX }])).toBe(2);
  expect(pullOf(from, [{ x: 180, y: 150 }])).toBeNull();
  expect(pullOf(from, [{ x: 100, y: 60 }])).toBeNull();
  expect(pullOf(from, [from, { x: 200, y: 200 }])).toBeNull();
  expect(pullOf(from, [])).toBeNull();
});

import { expect, test } from "vitest";
import { usualMonth } from "./usual-month.ts";

const bar = (value: number, temporary = false) => ({ date: "2026-10", value, temporary });

test("a usual month is the mean of the last three finished ones", () => {
  expect(usualMonth({ bars: [bar(9000), bar(1000), bar(2000), bar(3000), bar(50, true)] })).toBe(2000);
});

test("months without effort and the running one say nothing", () => {
  expect(usualMonth({ bars: [bar(0), bar(4000), bar(80, true)] })).toBe(4000);
  expect(usualMonth({ bars: [bar(0), bar(80, true)] })).toBeUndefined();
  expect(usualMonth(undefined)).toBeUndefined();
});

import { expect, test } from "vitest";
import { CARRY_BELOW_CENTS } from "@kalivo/domain/limits.ts";
import { formatEuros } from "@kalivo/domain/money/display.ts";
import { LEAST_CHARGE, NOTICE_DAYS } from "./figures.ts";

test("sentences say sums as every other sum is written, and whole days", () => {
  expect(LEAST_CHARGE).toBe(formatEuros(CARRY_BELOW_CENTS));
  expect(Number.isInteger(NOTICE_DAYS)).toBe(true);
});

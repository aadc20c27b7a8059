import { expect, test } from "vitest";
import { MIN_CHARGE_CENTS } from "@kalivo/domain/limits.ts";
import { formatEuros } from "@kalivo/domain/money/display.ts";
import {
  CLOSE_DAY_EN,
  CLOSE_DAY_FR,
  CLOSE_DAY_NL,
  CLOSE_TIME,
  LEAST_CHARGE,
  NOTICE_DAYS,
} from "./figures.ts";

test("sentences say sums as every other sum is written, and whole days", () => {
  expect(LEAST_CHARGE).toBe(formatEuros(MIN_CHARGE_CENTS));
  expect(Number.isInteger(NOTICE_DAYS)).toBe(true);
});

test("the day and the hour of a close are said as each language writes them", () => {
  expect([CLOSE_DAY_EN, CLOSE_DAY_FR, CLOSE_DAY_NL, CLOSE_TIME]).toEqual(["1st", "1er", "1e", "06:00"]);
});

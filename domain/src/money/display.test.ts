import { expect, test } from "vitest";
import { LANGUAGES } from "../language.ts";
import {
  formatDate,
  formatDay,
  formatEuros,
  formatEurosAmount,
  formatKcal,
  formatMonth,
  formatMonthShort,
  formatRate,
} from "./display.ts";

test("money is written as in French-speaking Belgium", () => {
  expect(formatEuros(123_456_789n)).toBe("1\u202f234\u202f567,89\u00a0€");
  expect(formatEuros(600n)).toBe("6,00\u00a0€");
  expect(formatRate(10)).toBe("0,10\u00a0€");
  expect(formatRate(29)).toBe("0,29\u00a0€");
});

test("shown euros are floored on their decimal digits", () => {
  expect(formatEurosAmount(2.3)).toBe("2,30\u00a0€");
  expect(formatEurosAmount(8.2)).toBe("8,20\u00a0€");
  expect(formatEurosAmount(0.29)).toBe("0,29\u00a0€");
  expect(formatEurosAmount(5.999)).toBe("5,99\u00a0€");
});

test("calories are a whole figure", () => {
  expect(formatKcal(8420)).toBe("8\u202f420");
  expect(formatKcal(8420n)).toBe("8\u202f420");
});

test("dates are day/month/year, in Brussels", () => {
  expect(formatDate(new Date("2026-03-05T12:00:00Z"))).toBe("05/03/2026");
  expect(formatDate(new Date("2026-03-05T23:30:00Z"))).toBe("06/03/2026");
  expect(formatDay("2026-03-05")).toBe("05/03/2026");
  expect(formatDay("soon")).toBe("soon");
});

test("months follow the language", () => {
  expect(formatMonth(202610, "en")).toBe("October 2026");
  expect(formatMonth(202610, "fr")).toBe("octobre 2026");
  expect(formatMonth(202610, "nl")).toBe("oktober 2026");
  expect(formatMonth(202610, "de")).toBe("Oktober 2026");
  expect(LANGUAGES.map((language) => formatMonthShort(202603, language))).toEqual([
    "Mar",
    "mars",
    "mrt",
    "Mär",
  ]);
});

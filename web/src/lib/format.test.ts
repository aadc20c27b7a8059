import { expect, test } from "vitest";
import { showDate, showLongMonth, showMoney, showMonth, showShort, showWhole } from "./format.ts";

test("money is floored to two decimals on the decimal value", () => {
  expect(showMoney(2.3)).toBe("2,30\u00a0€");
  expect(showMoney(8.2)).toBe("8,20\u00a0€");
  expect(showMoney(0.29)).toBe("0,29\u00a0€");
  expect(showMoney(1_234_567.899)).toBe("1\u202f234\u202f567,89\u00a0€");
});

test("calories have no decimals and keep the fr-BE blank", () => {
  expect(showWhole(8420)).toBe("8\u202f420");
  expect(showShort(99_999)).toBe("99\u202f999");
  expect(showShort(125_300)).toBe("125,3\u00a0k");
});

test("days are written the en-GB way and never move", () => {
  expect(showDate("2026-03-05")).toBe("05/03/2026");
});

test("a month on an axis follows the language", () => {
  expect(showMonth("2026-03", "en")).toBe("Mar");
  expect(showMonth("2026-03", "fr")).toBe("mars");
  expect(showMonth("2026-03", "nl")).toBe("mrt");
  expect(showLongMonth("2026-10", "en")).toBe("October 2026");
});

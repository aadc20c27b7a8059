import { expect, test } from "vitest";
import { nextBankDay } from "./bank-day.ts";

test.each([
  ["2026-12-03", "2026-12-04"],
  ["2026-12-04", "2026-12-07"], // a Friday
  ["2026-12-05", "2026-12-07"],
  ["2026-12-06", "2026-12-07"],
  ["2026-12-31", "2027-01-01"],
])("after %s banks work on %s", (day, next) => {
  expect(nextBankDay(day)).toBe(next);
});

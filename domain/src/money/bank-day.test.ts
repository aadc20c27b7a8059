import { expect, test } from "vitest";
import { isBankDay, nextBankDay } from "./bank-day.ts";

test.each([
  ["2026-12-03", "2026-12-04"],
  ["2026-12-04", "2026-12-07"], // a Friday
  ["2026-12-05", "2026-12-07"],
  ["2026-12-06", "2026-12-07"],
  ["2026-12-24", "2026-12-28"], // Christmas, and its weekend
  ["2026-12-31", "2027-01-04"],
  ["2027-03-25", "2027-03-30"], // Good Friday to Easter Monday
  ["2026-04-30", "2026-05-04"],
  ["2029-04-30", "2029-05-02"],
])("after %s the euro's payment system settles on %s", (day, next) => {
  expect(nextBankDay(day)).toBe(next);
});

test.each(["2024-03-31", "2025-04-20", "2026-04-05", "2027-03-28", "2030-04-21", "2038-04-25"])(
  "around Easter of %s nothing is settled from Good Friday to Easter Monday",
  (easter) => {
    const days = [-3, -2, 0, 1, 2].map((shift) => {
      const day = new Date(`${easter}T12:00:00Z`);
      day.setUTCDate(day.getUTCDate() + shift);
      return isBankDay(day.toISOString().slice(0, 10));
    });
    expect(days).toEqual([true, false, false, false, true]);
  },
);

test("a holiday of one country is a day like any other", () => {
  expect(isBankDay("2027-07-21")).toBe(true);
  expect(isBankDay("2026-11-11")).toBe(true);
});

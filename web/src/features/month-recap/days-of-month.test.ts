import { expect, test } from "vitest";
import { everyDayOf, firstColumn } from "./days-of-month.ts";

test.each([
  ["2026-02", 28],
  ["2028-02", 29],
  ["2026-11", 30],
  ["2026-12", 31],
])("%s has %i days, those of rest among them", (month, count) => {
  const days = everyDayOf({ month, days: [{ date: `${month}-03`, kcal: 500 }] });
  expect([days.length, days[0], days[2]]).toEqual([
    count,
    { date: `${month}-01`, kcal: 0 },
    { date: `${month}-03`, kcal: 500 },
  ]);
});

test("a week begins on Monday", () => {
  expect(["2026-11-02", "2026-11-07", "2026-11-01"].map(firstColumn)).toEqual([1, 6, 7]);
});

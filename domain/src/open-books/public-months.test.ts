import { expect, test } from "vitest";
import { publicMonths, publicRareSums } from "./public-months.ts";

const month = (period: number, donors: number) => ({ period, donors });

test("a month with fewer than five donors is added to the next older one, the oldest few to the oldest that is public", () => {
  expect(publicMonths([month(202611, 2), month(202610, 5), month(202609, 6), month(202608, 4)])).toEqual([
    { period: 202610, periods: [202611, 202610] },
    { period: 202609, periods: [202609, 202608] },
  ]);
});

test("where no month has five donors, none is public", () => {
  expect(publicMonths([month(202611, 2), month(202610, 4)])).toEqual([]);
});

test("what is rare is told once it is about five donors together", () => {
  const months = [
    { ...month(202612, 1), sums: 2 },
    { ...month(202611, 3), sums: 5 },
    { ...month(202610, 0), sums: 0 },
    { ...month(202609, 2), sums: 7 },
  ];
  expect(publicRareSums(months, (a, b) => a + b)).toEqual(new Map([[202611, 12]]));
});

import { expect, test } from "vitest";
import { publicMonths, publicRareSums } from "./public-months.ts";

const month = (period: number, sums: number, donors: number) => ({ period, donors, sums });

test("a month with fewer than five donors is added to the next older one, the oldest few stay unshown", () => {
  const months = [month(202611, 3, 2), month(202610, 10, 5), month(202609, 7, 6), month(202608, 1, 4)];
  expect(publicMonths(months, (a, b) => a + b)).toEqual([
    { period: 202610, sums: 13, periods: [202611, 202610] },
    { period: 202609, sums: 7, periods: [202609] },
  ]);
});

test("what is rare is told once it is about five donors together", () => {
  const months = [month(202612, 2, 1), month(202611, 5, 3), month(202610, 0, 0), month(202609, 7, 2)];
  expect(publicRareSums(months, (a, b) => a + b)).toEqual(new Map([[202611, 12]]));
});

import { expect, test } from "vitest";
import { barHeights, lastSix } from "./bars.ts";

const month = (date: string, value: number) => ({ date, value, temporary: false });

test("only the last six months are drawn", () => {
  const year = Array.from({ length: 12 }, (_, index) => month(`2026-${index + 1}`, index));
  expect(lastSix(year).map((bar) => bar.value)).toEqual([6, 7, 8, 9, 10, 11]);
});

test("bars are in proportion, and an empty month is a stub", () => {
  expect(barHeights([month("2026-01", 1000), month("2026-02", 500), month("2026-03", 0)])).toEqual([
    96, 48, 4,
  ]);
});

test("six empty months are six stubs", () => {
  expect(barHeights([month("2026-01", 0), month("2026-02", 0)])).toEqual([4, 4]);
});

import { expect, test } from "vitest";
import { EXAMPLE_RATES, EXAMPLE_WEEKS, exampleMonth } from "./example-month.ts";

test("50 km of running at 0,10 € are the specification's own example: 3 000 kcal, 3,00 €", () => {
  expect(exampleMonth("runsFifty", 10)).toEqual({ kcal: 3_000, cents: 300n });
});

test.each([
  ["runsTwice", 2_600, 260n],
  ["cycles", 2_080, 208n],
  ["walks", 2_280, 228n],
] as const)("%s: %d kcal a month", (week, kcal, cents) => {
  expect(exampleMonth(week, 10)).toEqual({ kcal, cents });
});

test("every step of the rate gives more than the one before, in whole cents", () => {
  const { least, most, step } = EXAMPLE_RATES;
  for (const week of EXAMPLE_WEEKS)
    for (let rate: number = least + step; rate <= most; rate += step)
      expect(exampleMonth(week, rate).cents).toBeGreaterThan(exampleMonth(week, rate - step).cents);
});

import * as fc from "fast-check";
import { expect, test } from "vitest";
import { applyCap, owed, unitsOf } from "./owed.ts";

const kcal = fc.bigInt({ min: 0n, max: 20_000n });
const rate = fc.integer({ min: 1, max: 1000 });

test("0.1 euro per 100 calories gives about 6 euros for 6000 calories", () => {
  expect(owed(unitsOf(6000n, 10), "unlimited")).toBe(600n);
});

test("50 km of a 60 kg woman at 0.1 euro per 100 calories gives 3 euros", () => {
  expect(owed(unitsOf(3000n, 10), "unlimited")).toBe(300n);
});

test("the month is rounded down once, not each workout", () => {
  expect(owed(unitsOf(5n, 10) + unitsOf(5n, 10), "unlimited")).toBe(1n);
  expect(owed(unitsOf(19n, 10), "unlimited")).toBe(1n);
});

test("splitting a workout in two never changes the units", () => {
  fc.assert(
    fc.property(kcal, kcal, rate, (a, b, r) => {
      expect(unitsOf(a, r) + unitsOf(b, r)).toBe(unitsOf(a + b, r));
    }),
  );
});

test("more calories never cost less, and never more than the cap", () => {
  fc.assert(
    fc.property(kcal, kcal, rate, fc.bigInt({ min: 100n, max: 99_999n }), (a, more, r, cap) => {
      expect(owed(unitsOf(a + more, r), cap) >= owed(unitsOf(a, r), cap)).toBe(true);
      expect(owed(unitsOf(a + more, r), cap) <= cap).toBe(true);
    }),
  );
});

test("a cap is never exceeded and never adds anything", () => {
  const sums = fc.bigInt({ min: 0n, max: 10n ** 7n });
  fc.assert(
    fc.property(sums, sums, (amount, cap) => {
      const capped = applyCap(amount, cap);
      expect(capped <= cap && capped <= amount).toBe(true);
      expect([amount, cap]).toContain(capped);
      expect(applyCap(amount, "unlimited")).toBe(amount);
    }),
  );
});

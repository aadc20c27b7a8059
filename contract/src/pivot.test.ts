import { expect, test } from "vitest";
import { termsOnWire } from "./pivot.ts";

test("10 cents per 100 kcal with 15 euros a month", () => {
  expect(termsOnWire(10, 1500n)).toEqual({ rate_in_cents_per_kcal: 0.1, monthly_max_in_euros: 15 });
});

test("no limit is written as 1000", () => {
  expect(termsOnWire(1, "unlimited")).toEqual({ rate_in_cents_per_kcal: 0.01, monthly_max_in_euros: 1000 });
});

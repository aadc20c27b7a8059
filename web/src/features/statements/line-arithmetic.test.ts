import { expect, test } from "vitest";
import { arithmeticOf } from "./line-arithmetic.ts";

const part = (kcal: number, rate_in_cents_per_kcal: number) => ({ kcal, rate_in_cents_per_kcal });

test.each([
  ["rounded down to the cent", [part(7_370, 0.15)], null, 11.05, [11.05, null, null]],
  ["of two rates, rounded once", [part(333, 0.1), part(333, 0.25)], null, 1.16, [1.16, null, null]],
  ["cut by the limit", [part(7_370, 0.15)], 5, 5, [11.05, 5, null]],
  ["below the limit", [part(7_370, 0.15)], 20, 11.05, [11.05, null, null]],
  ["cut by the ceiling", [part(7_370, 0.15)], 20, 9.5, [11.05, null, 9.5]],
  ["cut by both", [part(7_370, 0.15)], 5, 4.5, [11.05, 5, 4.5]],
] as const)("a line %s", (_, parts, cap_in_euros, computed_in_euros, [product, capped, toCeiling]) => {
  const line = { parts: [...parts], cap_in_euros, computed_in_euros };
  expect(arithmeticOf(line)).toEqual({ product, capped, toCeiling });
});

import { expect, test } from "vitest";
import { euros, wholeNumber } from "./euros.ts";

test("an amount is a whole number of euro cents, or an error: it is never booked by guess", () => {
  expect(euros(1_234, "eur")).toBe(1_234n);
  expect(euros(-1_234, "eur")).toBe(-1_234n);
  for (const [amount, currency] of [
    [600, "usd"],
    [6.5, "eur"],
    [2 ** 53, "eur"],
    [Number.NaN, "eur"],
  ] as const)
    expect(() => euros(amount, currency)).toThrow(/Stripe answered/);
  expect(wholeNumber(1_234n)).toBe(1_234);
  expect(() => wholeNumber(2n ** 53n)).toThrow(/more than a number can hold/);
});

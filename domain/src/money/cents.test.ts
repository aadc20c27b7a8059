import * as fc from "fast-check";
import { expect, test } from "vitest";
import { centsFromEuros, decimalFromCents, eurosFromCents, sumCents } from "./cents.ts";

test("euros become cents digit by digit", () => {
  expect(centsFromEuros(0.29)).toBe(29n);
  expect(centsFromEuros(8.2)).toBe(820n);
  expect(centsFromEuros(2.3)).toBe(230n);
  expect(centsFromEuros(1000)).toBe(100_000n);
  expect(centsFromEuros(-0.05)).toBe(-5n);
  expect(centsFromEuros(-0)).toBe(0n);
});

test("a fraction of a cent and a number that is none are not money", () => {
  for (const euros of [0.001, 0.105, 0.1 + 0.2, 1e-7, 1e21, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(centsFromEuros(euros)).toBeNull();
  }
});

test("cents survive the way to euros and back", () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 13n), max: 10n ** 13n }), (cents) => {
      expect(centsFromEuros(eurosFromCents(cents))).toBe(cents);
    }),
  );
});

test("nothing adds up to zero", () => {
  expect(sumCents([])).toBe(0n);
  expect(sumCents([1n, 2n, 3n])).toBe(6n);
});

test("a machine reads euros with two decimals, however many they are", () => {
  const cents = [0n, 1n, 99n, 100n, 1_234n, 10n ** 15n, 12_345_678_901_234_567n, -5n];
  expect(cents.map(decimalFromCents)).toEqual([
    "0.00",
    "0.01",
    "0.99",
    "1.00",
    "12.34",
    "10000000000000.00",
    "123456789012345.67",
    "-0.05",
  ]);
});

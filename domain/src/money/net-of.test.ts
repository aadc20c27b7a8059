import fc from "fast-check";
import { expect, test } from "vitest";
import { netOf } from "./net-of.ts";

test("what organisations hold follows what counts as given, less the fee's part", () => {
  const charge = { amount_cents: 500n, fee_cents: 33n };
  expect([netOf(charge, 500n), netOf(charge, 300n), netOf(charge, 0n)]).toEqual([467n, 280n, 0n]);
  expect(netOf({ amount_cents: 500n, fee_cents: null }, 300n)).toBe(300n);
});

test("a fee above the charge leaves nothing to hold, and takes nothing from others", () => {
  for (const fee of [500n, 501n, 1_000n])
    expect(netOf({ amount_cents: 500n, fee_cents: fee }, 500n)).toBe(0n);
});

test("it never grows when something is taken back, and never is less than nothing or more than is given", () => {
  const cents = fc.bigInt({ min: 1n, max: 100_000n });
  fc.assert(
    fc.property(cents, cents, cents, cents, (amount, fee, one, other) => {
      const charge = { amount_cents: amount, fee_cents: fee % (2n * amount + 1n) };
      const [less, more] = [one, other]
        .map((given) => given % (amount + 1n))
        .toSorted((a, b) => (a < b ? -1 : 1));
      const [low, high] = [netOf(charge, less ?? 0n), netOf(charge, more ?? 0n)];
      expect(0n <= low && low <= high && high <= (more ?? 0n)).toBe(true);
    }),
  );
});

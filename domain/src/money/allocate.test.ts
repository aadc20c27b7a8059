import * as fc from "fast-check";
import { expect, test } from "vitest";
import { allocate } from "./allocate.ts";
import { sumCents } from "./cents.ts";

const totals = fc.bigInt({ min: 0n, max: 10n ** 9n });
const weights = fc.array(fc.bigInt({ min: 0n, max: 10n ** 9n }), { minLength: 1, maxLength: 20 });
const ascending = (a: bigint, b: bigint) => Number(a - b);

test("10 euros in three equal parts", () => {
  expect(allocate(1000n, [1n, 1n, 1n])).toEqual([334n, 333n, 333n]);
});

test("no cent is lost or invented, and each share is its quota rounded down or up", () => {
  fc.assert(
    fc.property(totals, weights, (total, w) => {
      const whole = sumCents(w);
      fc.pre(whole > 0n);
      const shares = allocate(total, w);
      expect(sumCents(shares)).toBe(total);
      for (const [index, share] of shares.entries()) {
        const floor = (total * w[index]!) / whole;
        const exact = (total * w[index]!) % whole === 0n;
        expect(share >= floor && share <= (exact ? floor : floor + 1n)).toBe(true);
      }
    }),
  );
});

test("the order of the weights decides between equal remainders and nothing else", () => {
  fc.assert(
    fc.property(totals, weights, (total, w) => {
      fc.pre(sumCents(w) > 0n);
      const remainder = (weight: bigint) => (total * weight) % sumCents(w);
      const tied = w.some((one) => w.some((other) => one !== other && remainder(one) === remainder(other)));
      fc.pre(!tied);
      expect(allocate(total, w.toReversed()).toSorted(ascending)).toEqual(
        allocate(total, w).toSorted(ascending),
      );
    }),
  );
});

test("a negative sum and a sum without weights are bugs", () => {
  expect(() => allocate(-1n, [1n])).toThrow(RangeError);
  expect(() => allocate(1n, [2n, -1n])).toThrow(RangeError);
  expect(() => allocate(1n, [0n])).toThrow(RangeError);
  expect(allocate(0n, [0n, 0n])).toEqual([0n, 0n]);
});

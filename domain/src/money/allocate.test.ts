import * as fc from "fast-check";
import { expect, test } from "vitest";
import { allocate, splitEqually, tieRank } from "./allocate.ts";
import { sumCents } from "./cents.ts";

const totals = fc.bigInt({ min: 0n, max: 10n ** 9n });
const weights = fc.array(fc.bigInt({ min: 0n, max: 10n ** 9n }), { minLength: 1, maxLength: 20 });
const ids = fc.uniqueArray(fc.integer({ min: 1, max: 10 ** 6 }), { minLength: 1, maxLength: 12 });
const ascending = (a: bigint, b: bigint) => Number(a - b);
const seeds = fc.bigInt({ min: 0n, max: 2n ** 62n });

test("10 euros among three organisations", () => {
  expect(allocate(1000n, [1n, 1n, 1n])).toEqual([334n, 333n, 333n]);
  expect(sumCents(splitEqually(1000n, [7, 8, 9], 1n).values())).toBe(1000n);
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
  expect(() => splitEqually(1n, [], 1n)).toThrow(RangeError);
  expect(allocate(0n, [0n, 0n])).toEqual([0n, 0n]);
  expect(splitEqually(0n, [], 1n)).toEqual(new Map());
});

test("equal shares differ by a cent at most and depend on the set of organisations only", () => {
  fc.assert(
    fc.property(totals, ids, seeds, (total, organisations, seed) => {
      const split = splitEqually(total, organisations, seed);
      const count = BigInt(organisations.length);
      expect(sumCents(split.values())).toBe(total);
      for (const share of split.values()) expect([total / count, total / count + 1n]).toContain(share);
      const again = splitEqually(total, [...organisations, ...organisations].toReversed(), seed);
      expect(again).toEqual(split);
    }),
  );
});

test("30 000 single cents reach three organisations evenly, within 3 percent", () => {
  const received = new Map([41, 42, 1007].map((id) => [id, 0n]));
  for (let line = 1n; line <= 30_000n; line += 1n) {
    for (const [id, share] of splitEqually(1n, [...received.keys()], line)) {
      received.set(id, received.get(id)! + share);
    }
  }
  for (const sum of received.values()) expect(Math.abs(Number(sum) - 10_000)).toBeLessThan(300);
});

test("tie ranks stay below 2^32 and never tie for one seed", () => {
  fc.assert(
    fc.property(seeds, ids, (seed, some) => {
      const ranks = some.map((id) => tieRank(seed, id));
      expect(ranks.every((rank) => rank >= 0n && rank < 2n ** 32n)).toBe(true);
      expect(new Set(ranks).size).toBe(some.length);
    }),
  );
});

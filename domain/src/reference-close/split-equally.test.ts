import * as fc from "fast-check";
import { expect, test } from "vitest";
import { sumCents } from "../money/cents.ts";
import { splitEqually, tieRank } from "./split-equally.ts";

const totals = fc.bigInt({ min: 0n, max: 10n ** 9n });
const ids = fc.uniqueArray(fc.integer({ min: 1, max: 10 ** 6 }), { minLength: 1, maxLength: 12 });
const seeds = fc.bigInt({ min: 0n, max: 2n ** 62n });

test("10 euros among three organisations", () => {
  const shares = [...splitEqually(1000n, [7, 8, 9], 1n).values()];
  expect(sumCents(shares)).toBe(1000n);
  expect(new Set(shares)).toEqual(new Set([333n, 334n]));
});

test("a sum with nobody to give it to is a bug, nothing is not", () => {
  expect(() => splitEqually(1n, [], 1n)).toThrow(RangeError);
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

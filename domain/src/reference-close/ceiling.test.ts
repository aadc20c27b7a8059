import * as fc from "fast-check";
import { expect, test } from "vitest";
import { sumCents } from "../money/cents.ts";
import { type CeilingLine, scaleToCeiling } from "./ceiling.ts";

const amounts = fc.array(fc.bigInt({ min: 0n, max: 100_000n }), { minLength: 1, maxLength: 15 });
const numbered = (list: readonly bigint[]): CeilingLine[] =>
  list.map((amount, index) => ({ lineId: BigInt(index + 1), amount }));

test("a statement under the ceiling stays as it is", () => {
  expect(scaleToCeiling(numbered([10_000n, 15_000n]), 25_000n)).toEqual([10_000n, 15_000n]);
});

test("a statement over the ceiling is scaled down line by line", () => {
  expect(scaleToCeiling(numbered([30_000n, 20_000n]), 25_000n)).toEqual([15_000n, 10_000n]);
  expect(scaleToCeiling(numbered([10_000n, 10_000n, 10_000n]), 25_000n)).toEqual([8334n, 8333n, 8333n]);
});

test("the ceiling is never exceeded, no line grows and no cent is lost, whatever the order", () => {
  fc.assert(
    fc.property(amounts, fc.bigInt({ min: 100n, max: 100_000n }), (list, ceiling) => {
      const lines = numbered(list);
      const scaled = scaleToCeiling(lines, ceiling);
      const whole = sumCents(list);
      expect(sumCents(scaled)).toBe(whole < ceiling ? whole : ceiling);
      expect(scaled.every((amount, index) => amount >= 0n && amount <= list[index]!)).toBe(true);
      expect(scaleToCeiling(lines.toReversed(), ceiling).toReversed()).toEqual(scaled);
    }),
  );
});

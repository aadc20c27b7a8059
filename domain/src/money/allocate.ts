import { type Cents, sumCents } from "./cents.ts";

/**
 * Splits `total` in proportion to the weights without losing a cent: each share is floored, then the
 * leftover cents go one by one to the largest remainders, ties to the earlier share (largest remainder).
 * Nothing to split gives zeros. A negative total or weight, or a total without weight, is a bug and throws.
 */
export function allocate(total: Cents, weights: readonly bigint[]): Cents[] {
  const whole = sumCents(weights);
  if (total < 0n || weights.some((weight) => weight < 0n)) throw new RangeError("negative total or weight");
  if (total === 0n) return weights.map(() => 0n);
  if (whole === 0n) throw new RangeError("a total, but no weight to split it by");

  const shares = weights.map((weight, index) => ({
    index,
    floor: (total * weight) / whole,
    remainder: (total * weight) % whole,
  }));
  const leftover = total - sumCents(shares.map((share) => share.floor));
  const lucky = new Set(
    shares
      .toSorted((a, b) => compare(b.remainder, a.remainder) || a.index - b.index)
      .slice(0, Number(leftover))
      .map((share) => share.index),
  );
  return shares.map(({ index, floor }) => (lucky.has(index) ? floor + 1n : floor));
}

function compare(a: bigint, b: bigint): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

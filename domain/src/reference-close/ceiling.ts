import { allocate } from "../money/allocate.ts";
import { type Cents, sumCents } from "../money/cents.ts";

/** A line's amount, and the id that decides ties. */
export interface CeilingLine {
  readonly lineId: bigint;
  readonly amount: Cents;
}

/**
 * Rule 12: the amounts, in the order of the lines, unchanged while they fit under the payer's ceiling; else scaled
 * down pro rata to exactly the ceiling. No line grows and no cent is lost: largest remainder, ties to the lower id.
 *
 * The same in SQL, per statement whose sum `s` exceeds the ceiling `c`, with `floors` = Σ (a * c / s):
 * `a * c / s + (row_number() over (order by a * c % s desc, line_id) <= c - floors)::int`.
 */
export function scaleToCeiling(lines: readonly CeilingLine[], ceiling: Cents): Cents[] {
  const amounts = lines.map(({ amount }) => amount);
  if (sumCents(amounts) <= ceiling) return amounts;

  const byId = lines
    .map(({ lineId, amount }, index) => ({ lineId, amount, index }))
    .toSorted((a, b) => (a.lineId < b.lineId ? -1 : 1));
  const shares = allocate(
    ceiling,
    byId.map(({ amount }) => amount),
  );
  for (const [rank, { index }] of byId.entries()) amounts[index] = shares[rank] ?? 0n;
  return amounts;
}

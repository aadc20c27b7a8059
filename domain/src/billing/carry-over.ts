import { MIN_CHARGE_CENTS, MAX_CARRIED_MONTHS, MIN_CHARGE_AFTER_CARRYING_CENTS } from "../limits.ts";
import type { Cents } from "../money/cents.ts";

/** The outcome of a statement. */
export type StatementDecision = { readonly kind: "charge" | "carry" | "waive" | "nothing" };

/**
 * Rule 11: sums below 2.00 € are carried to the next statement; once they have been carried 6 months, or when the
 * payer is ending (stopped everything, or closed the account), they are charged from 0.50 € and waived below.
 * Applied at the close, and again when the payer lowered the sum.
 */
export function decideStatement(statement: {
  readonly total: Cents;
  /** How many statements in a row were carried before this one; 0: nothing is carried in. */
  readonly carriedMonths: number;
  readonly ending: boolean;
}): StatementDecision {
  const { total, carriedMonths, ending } = statement;
  if (total === 0n) return { kind: "nothing" };
  if (total >= MIN_CHARGE_CENTS) return { kind: "charge" };
  if (!ending && carriedMonths < MAX_CARRIED_MONTHS) return { kind: "carry" };
  return { kind: total >= MIN_CHARGE_AFTER_CARRYING_CENTS ? "charge" : "waive" };
}

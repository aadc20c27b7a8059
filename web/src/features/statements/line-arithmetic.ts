import type { StatementLine } from "@kalivo/contract/shapes/statement.ts";

/** How a line's sum came about (rules 1, 2 and 12), each in euros; null: that step changed nothing. */
export type LineArithmetic = {
  /** Calories times rate, rounded down to the cent. */
  product: number;
  /** What the limit of the pledge left of it. */
  capped: number | null;
  /** What the payer's ceiling left of that. */
  toCeiling: number | null;
};

export function arithmeticOf({
  parts,
  cap_in_euros: cap,
  computed_in_euros: computed,
}: Pick<StatementLine, "parts" | "cap_in_euros" | "computed_in_euros">): LineArithmetic {
  // Whole hundredths of a cent: euros of a sum are fractions that a computer only comes near to.
  const units = parts.reduce(
    (sum, { kcal, rate_in_cents_per_kcal: rate }) => sum + kcal * Math.round(rate * 100),
    0,
  );
  const product = Math.floor(units / 100) / 100;
  const capped = cap !== null && cap < product ? cap : null;
  return { product, capped, toCeiling: computed < (capped ?? product) ? computed : null };
}

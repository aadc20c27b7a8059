import type { StatementLine } from "@kalivo/contract/shapes/statement.ts";

/** The steps to a line's amount (rules 1, 2 and 12), in euros; null: the step changed nothing. */
export type LineArithmetic = {
  /** Calories times rate, rounded down to the cent. */
  product: number;
  /** After the pledge's limit. */
  capped: number | null;
  /** After the payer's ceiling. */
  toCeiling: number | null;
};

export function arithmeticOf({
  parts,
  cap_in_euros: cap,
  computed_in_euros: computed,
}: Pick<StatementLine, "parts" | "cap_in_euros" | "computed_in_euros">): LineArithmetic {
  // In integer hundredths of a cent: sums of float euros are inexact.
  const units = parts.reduce(
    (sum, { kcal, rate_in_cents_per_kcal: rate }) => sum + kcal * Math.round(rate * 100),
    0,
  );
  const product = Math.floor(units / 100) / 100;
  const capped = cap !== null && cap < product ? cap : null;
  return { product, capped, toCeiling: computed < (capped ?? product) ? computed : null };
}

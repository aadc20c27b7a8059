import type { StatementSummary } from "@kalivo/contract/shapes/statement.ts";
import type { ScreenWords } from "@kalivo/words/screens.ts";

/** Replaces "Paid" for a month refunded in whole or in part; null for others. */
export function refundNote(
  text: ScreenWords["statements"],
  { returned_in_euros: returned, charge }: Pick<StatementSummary, "returned_in_euros" | "charge">,
): string | null {
  if (returned === 0 || charge === null) return null;
  return returned < charge.amount_in_euros ? text.partlyReturned : text.returned;
}

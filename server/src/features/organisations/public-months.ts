import { periodLabel, type PeriodId } from "@kalivo/domain/billing/month.ts";
import { MIN_DONORS_SHOWN } from "@kalivo/domain/limits.ts";
import { eurosFromCents, type Cents } from "@kalivo/domain/money/cents.ts";

export type MonthTotal = { period: PeriodId; cents: Cents; payers: number };

/**
 * An organisation's months as everybody may see them, newest first: one with fewer than 5 donors would tell what a
 * person gave, so it is added to the next older one. What is left at the oldest end stays in the grand total only.
 */
export function publicMonths(
  newestFirst: readonly MonthTotal[],
): { month: string; total_in_euros: number }[] {
  const shown: { month: string; total_in_euros: number }[] = [];
  let held = 0n;
  for (const { period, cents, payers } of newestFirst) {
    held += cents;
    if (payers < MIN_DONORS_SHOWN) continue;
    shown.push({ month: periodLabel(period), total_in_euros: eurosFromCents(held) });
    held = 0n;
  }
  return shown;
}

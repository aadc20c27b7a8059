import { MIN_DONORS_SHOWN } from "../limits.ts";
import type { PeriodId } from "./month.ts";

export type DonorsMonth<Sums> = { readonly period: PeriodId; readonly donors: number; readonly sums: Sums };

/**
 * Months as everybody may see them, newest first: one with fewer than 5 donors would tell what a person gave, so it is
 * added to the next older one. What is left at the oldest end stands in the grand total only.
 */
export function publicMonths<Sums>(
  newestFirst: readonly DonorsMonth<Sums>[],
  plus: (a: Sums, b: Sums) => Sums,
): { period: PeriodId; sums: Sums }[] {
  const shown: { period: PeriodId; sums: Sums }[] = [];
  let held: Sums | null = null;
  for (const { period, donors, sums } of newestFirst) {
    held = held === null ? sums : plus(held, sums);
    if (donors < MIN_DONORS_SHOWN) continue;
    shown.push({ period, sums: held });
    held = null;
  }
  return shown;
}

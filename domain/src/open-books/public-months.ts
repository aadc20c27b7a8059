import { MIN_DONORS_SHOWN } from "../limits.ts";
import type { PeriodId } from "../billing/month.ts";

export type DonorsMonth = { readonly period: PeriodId; readonly donors: number };

/** `periods`: all whose sums it has, its own among them. */
export type PublicMonth = { readonly period: PeriodId; readonly periods: readonly PeriodId[] };

/**
 * The public months, newest first: one with fewer than 5 donors could reveal what a person gave, so it is added to the next
 * older one, and the oldest few to the oldest that is public. So the months are the total, and none of it can be derived by
 * subtraction. Whatever else is told of a public month is told of the same periods.
 */
export function publicMonths(newestFirst: readonly DonorsMonth[]): PublicMonth[] {
  const months: PublicMonth[] = [];
  let held: PeriodId[] = [];
  for (const { period, donors } of newestFirst) {
    held.push(period);
    if (donors < MIN_DONORS_SHOWN) continue;
    months.push({ period, periods: held });
    held = [];
  }
  const oldest = months.pop();
  return oldest === undefined ? [] : [...months, { ...oldest, periods: [...oldest.periods, ...held] }];
}

/** What is rare is held back until it concerns 5 donors together, and then shown with the month that made it 5. */
export function publicRareSums<Sums>(
  newestFirst: readonly (DonorsMonth & { readonly sums: Sums })[],
  plus: (a: Sums, b: Sums) => Sums,
): ReadonlyMap<PeriodId, Sums> {
  const shown = new Map<PeriodId, Sums>();
  let held: { donors: number; sums: Sums } | null = null;
  for (const { period, donors, sums } of newestFirst.toReversed()) {
    if (donors === 0) continue;
    held = held === null ? { donors, sums } : { donors: held.donors + donors, sums: plus(held.sums, sums) };
    if (held.donors < MIN_DONORS_SHOWN) continue;
    shown.set(period, held.sums);
    held = null;
  }
  return shown;
}

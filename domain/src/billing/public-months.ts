import { MIN_DONORS_SHOWN } from "../limits.ts";
import type { PeriodId } from "./month.ts";

export type DonorsMonth<Sums> = { readonly period: PeriodId; readonly donors: number; readonly sums: Sums };

/** `periods`: those whose sums it has, its own the last. */
export type PublicMonth<Sums> = { period: PeriodId; sums: Sums; periods: readonly PeriodId[] };

/**
 * The public months, newest first: one with fewer than 5 donors could reveal what a person gave, so it is added to the next
 * older one. The remainder at the oldest end is in the grand total only. Whatever else is told of a public month is told of
 * the same periods: the difference would be the sum of the few.
 */
export function publicMonths<Sums>(
  newestFirst: readonly DonorsMonth<Sums>[],
  plus: (a: Sums, b: Sums) => Sums,
): PublicMonth<Sums>[] {
  const shown: PublicMonth<Sums>[] = [];
  let held: Omit<PublicMonth<Sums>, "period"> | null = null;
  for (const { period, donors, sums } of newestFirst) {
    held =
      held === null
        ? { sums, periods: [period] }
        : { sums: plus(held.sums, sums), periods: [...held.periods, period] };
    if (donors < MIN_DONORS_SHOWN) continue;
    shown.push({ period, ...held });
    held = null;
  }
  return shown;
}

/** The same for rare events: held back until they concern 5 donors together, and then shown with the month that made it 5. */
export function publicRareSums<Sums>(
  newestFirst: readonly DonorsMonth<Sums>[],
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

import type { User } from "@kalivo/contract/shapes/user.ts";

type Backed = Pick<User, "backers_with_pivot">;
/** When it ended, and whether a device told it. */
export type Effort = { end: Date; synced: boolean };

/** What donors give for some calories, in euros: limits ignored, hence "about" (design §9.1). */
export const impactOf = (kcal: number, rates: readonly number[]): number =>
  (kcal * rates.reduce((sum, rate) => sum + centsPer100(rate), 0)) / 10_000;

/** Whole, as it is kept: sums of fractions would come to a cent less. */
const centsPer100 = (rate: number) => Math.round(rate * 100);

/**
 * Who pays for an effort: not who began later or waits for a payment method (rules 7 and 20b), nor who pays for synced
 * workouts only where it is typed in. A rate that was changed since counts from its change.
 */
export const payersOf = (me: Backed | null, { end, synced }: Effort): User["backers_with_pivot"] =>
  me?.backers_with_pivot.filter(({ pivot }) => {
    const { rate_in_cents_per_kcal: rate = 0, counts_since: since, synced_only } = pivot;
    return rate > 0 && typeof since === "string" && new Date(since) < end && (synced || synced_only !== true);
  }) ?? [];

export const ratesFor = (me: Backed | null, effort: Effort): readonly number[] =>
  payersOf(me, effort).map(({ pivot }) => pivot.rate_in_cents_per_kcal ?? 0);

import type { User } from "@kalivo/contract/shapes/user.ts";
import type { Workout } from "@kalivo/contract/shapes/workout.ts";

type Paying = Pick<User, "paying_now">;

/**
 * Estimate of what donors give for calories typed by hand that end at `end`, in euros and whole cents: each donor's rate,
 * up to what is left of their limit. Excludes donors who began later or have no payment method (rules 7 and 20b); a changed
 * rate counts from its change: "about" (design §9.1).
 */
export function impactOf(me: Paying | null, kcal: number, end: Date): number {
  const cents = (me?.paying_now ?? []).reduce(
    (sum, { rate_in_cents_per_kcal, left_in_euros, counts_since }) => {
      if (new Date(counts_since) >= end) return sum;
      const left = left_in_euros === null ? Infinity : Math.round(left_in_euros * 100);
      return sum + Math.min((kcal * centsPer100(rate_in_cents_per_kcal)) / 100, left);
    },
    0,
  );
  return Math.floor(cents) / 100;
}

/** Integer cents, as stored: sums of float fractions may lose a cent. */
const centsPer100 = (rate: number) => Math.round(rate * 100);

type Backed = Pick<User, "backers_with_pivot">;
type Given = Pick<Workout, "end_date" | "given_in_euros" | "kcal" | "synced">;

/**
 * The donors of a workout's amount; none when it differs from what all of them would give, because which donor does not
 * pay, and why, is private to that donor (rule 42).
 */
export function giversOf(
  me: Backed,
  { end_date, given_in_euros, kcal, synced }: Given,
): User["backers_with_pivot"] {
  const end = new Date(end_date);
  const givers = me.backers_with_pivot.filter(({ pivot }) => {
    const { rate_in_cents_per_kcal: rate = 0, counts_since: since, synced_only } = pivot;
    return rate > 0 && typeof since === "string" && new Date(since) < end && (synced || synced_only !== true);
  });
  const all = givers.reduce(
    (sum, { pivot }) => sum + kcal * centsPer100(pivot.rate_in_cents_per_kcal ?? 0),
    0,
  );
  const isTheirs = Math.floor(all / 100) === Math.round(given_in_euros * 100);
  return isTheirs || me.backers_with_pivot.length === 1 ? givers : [];
}

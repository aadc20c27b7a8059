import type { User } from "@kalivo/contract/shapes/user.ts";
import type { Workout } from "@kalivo/contract/shapes/workout.ts";

type Paying = Pick<User, "paying_now">;

/**
 * What donors give for some typed calories that end at `end`, in euros and whole cents: each at their rate, up to what
 * their limit leaves. Nobody who began later or waits for a payment method (rules 7 and 20b), and a rate that was changed
 * counts from its change: "about" (design §9.1).
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

/** Whole, as it is kept: sums of fractions would come to a cent less. */
const centsPer100 = (rate: number) => Math.round(rate * 100);

type Backed = Pick<User, "backers_with_pivot">;
type Given = Pick<Workout, "end_date" | "given_in_euros" | "kcal" | "synced">;

/**
 * Those whose money the sum given for a workout is; none where it is less, or other, than what they all would give: who
 * of them does not, and why, is theirs to know (rule 42).
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

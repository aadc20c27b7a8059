import type { User } from "@kalivo/contract/shapes/user.ts";
import type { Workout } from "@kalivo/contract/shapes/workout.ts";

type Backed = Pick<User, "backers_with_pivot">;

/** What donors give for some calories, in euros: limits ignored, hence "about" (design §9.1). */
export const impactOf = (kcal: number, rates: readonly number[]): number =>
  (kcal * rates.reduce((sum, rate) => sum + centsPer100(rate), 0)) / 10_000;

/** Whole, as it is kept: sums of fractions would come to a cent less. */
const centsPer100 = (rate: number) => Math.round(rate * 100);

/** What is typed in earns nothing from those who pay for synced workouts only. */
export const ratesFor = (me: Backed | null, synced: boolean): readonly number[] =>
  me?.backers_with_pivot.map(({ pivot }) =>
    pivot.synced_only === true && !synced ? 0 : (pivot.rate_in_cents_per_kcal ?? 0),
  ) ?? [];

/** Why nobody pays for a workout although it counts. */
const UNPAID = new Set(["no_donor", "before_pledge", "not_funded", "synced_only", "cap_reached", "too_late"]);

/** What donors give for a workout of the running month; 0 where nobody pays for it, or where the month is closed. */
export function impactOfWorkout(
  me: Backed | null,
  {
    kcal,
    synced,
    consumed,
    status,
    reason_code,
  }: Pick<Workout, "kcal" | "synced" | "consumed" | "status" | "reason_code">,
): number {
  if (consumed || status !== "ok" || (reason_code !== null && UNPAID.has(reason_code))) return 0;
  return impactOf(kcal, ratesFor(me, synced));
}

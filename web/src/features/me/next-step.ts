import type { User } from "@kalivo/contract/shapes/user.ts";

/** What somebody who is new, or at an end, does best next. */
export type Step = "organisations" | "workout" | "donors" | "burner";

type Standing = Pick<
  User,
  "organisations" | "workouts" | "backers_count" | "burners_count" | "health_consent" | "active_source"
>;

/**
 * Whether somebody only gives. The registration keeps no answer, but whoever chose to burn left something: organisations,
 * the health consent, a donor, a source or a workout.
 */
export const onlyGives = (me: Standing): boolean =>
  me.organisations.length === 0 &&
  me.workouts.length === 0 &&
  me.backers_count === 0 &&
  me.active_source === "manual" &&
  !me.health_consent;

/** One at a time, in the order in which they make money move; null where it moves. */
export function nextStep(me: Standing): Step | null {
  // A method that is missing is said by the payment alert.
  if (onlyGives(me)) return me.burners_count === 0 ? "burner" : null;
  if (me.organisations.length === 0) return "organisations";
  if (me.workouts.length === 0 && me.active_source === "manual") return "workout";
  return me.backers_count === 0 ? "donors" : null;
}

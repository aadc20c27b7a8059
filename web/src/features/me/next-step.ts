import type { User } from "@kalivo/contract/shapes/user.ts";

/** The suggested next step of a new or inactive person. */
export type Step = "organisations" | "workout" | "donors" | "burner";

type Standing = Pick<
  User,
  | "organisations"
  | "workouts"
  | "backers_count"
  | "backers_with_pivot"
  | "burners_count"
  | "health_consent"
  | "active_source"
>;

/**
 * Whether a person only donates. The answer of the registration is not stored; any organisation, health consent, donor
 * (one who waits for a payment method, too), source or workout shows that they burn.
 */
export const onlyGives = (me: Standing): boolean =>
  me.organisations.length === 0 &&
  me.workouts.length === 0 &&
  me.backers_with_pivot.length === 0 &&
  me.active_source === "manual" &&
  !me.health_consent;

/** One step at a time, in the order that gets donations flowing; null when they do. */
export function nextStep(me: Standing): Step | null {
  // The payment alert reports a missing payment method.
  if (onlyGives(me)) return me.burners_count === 0 ? "burner" : null;
  if (me.organisations.length === 0) return "organisations";
  if (me.workouts.length === 0 && me.active_source === "manual") return "workout";
  return me.backers_count === 0 ? "donors" : null;
}

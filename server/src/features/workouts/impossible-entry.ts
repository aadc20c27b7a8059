import { brusselsInstant, brusselsTime } from "@kalivo/domain/billing/month.ts";
import type { Rejection } from "@kalivo/domain/calories/plausibility.ts";

/** The day in Brussels that an instant belongs to. */
export function dayOf(instant: Date): { from: Date; until: Date } {
  const midnight = { ...brusselsTime(instant), hour: 0, minute: 0 };
  return { from: brusselsInstant(midnight), until: brusselsInstant({ ...midnight, day: midnight.day + 1 }) };
}

/** The form field of each impossible value. */
export const FIELD_TO_CORRECT: Readonly<Record<Rejection, string>> = {
  speed_impossible: "km",
  effort_impossible: "minutes",
  workout_too_large: "kcal",
  day_too_large: "kcal",
};

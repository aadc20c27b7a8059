import { brusselsInstant, brusselsTime } from "@kalivo/domain/billing/month.ts";
import type { Rejection } from "@kalivo/domain/calories/plausibility.ts";

/** The day in Brussels that an instant belongs to. */
export function dayOf(instant: Date): { from: Date; until: Date } {
  const midnight = { ...brusselsTime(instant), hour: 0, minute: 0 };
  return { from: brusselsInstant(midnight), until: brusselsInstant({ ...midnight, day: midnight.day + 1 }) };
}

/** The field to correct, and what to say about it. */
export const REJECTED: Readonly<Record<Rejection, { field: string; message: string }>> = {
  speed_impossible: { field: "km", message: "Nobody is that fast: please check the kilometres and minutes." },
  effort_impossible: {
    field: "minutes",
    message: "Nobody burns that much in so little time: please check what you typed.",
  },
  workout_too_large: { field: "kcal", message: "One workout can't have more than 20 000 calories." },
  day_too_large: { field: "kcal", message: "One day can't have more than 10 000 calories." },
};

import * as api from "../../api-paths.ts";
import { ACTIVITY_DAYS } from "@kalivo/domain/rhythm/goal.ts";
import { z } from "zod";
import { defineRoute } from "../../route.ts";

/** One's own days in Brussels on which a counted workout ended, the earliest first, without those that had none. */
export const Activity = z.object({
  /** The first and the last day of the span, both in it. */
  from: z.iso.date(),
  today: z.iso.date(),
  days: z.array(z.object({ date: z.iso.date(), kcal: z.number(), workouts: z.number() })),
  /** All months so far that had any, the earliest first. */
  months: z.array(z.object({ date: z.string(), kcal: z.number(), workouts: z.number() })),
  /** What one set out to burn in a week; null: no goal. */
  goal_in_kcal: z.number().nullable(),
  /** Garmin's sentence, where any of it is its data. */
  garminDisclaimer: z.string().nullable(),
});
export type Activity = z.infer<typeof Activity>;

export const readActivity = defineRoute({
  method: "GET",
  path: api.readActivity,
  summary: `Calories of oneself alone: by day for the last ${ACTIVITY_DAYS} days, from a Monday on, and by month for all time.`,
  access: "person",
  ok: { 200: Activity },
});

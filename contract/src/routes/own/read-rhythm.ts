import * as api from "../../api-paths.ts";
import { z } from "zod";
import { defineRoute } from "../../route.ts";

/** The days of the week in Brussels, Monday first, on which one moved. There are no streaks: rest is part of it. */
export const Rhythm = z.object({
  days: z.array(z.object({ date: z.iso.date(), active: z.boolean() })),
  today: z.iso.date(),
  /** Counted so far in this week. */
  kcal: z.number(),
  /** What one set out to burn in a week (rule 63); null: no goal. */
  goal_in_kcal: z.number().nullable(),
});
export type Rhythm = z.infer<typeof Rhythm>;

export const readRhythm = defineRoute({
  method: "GET",
  path: api.readRhythm,
  summary: "On which days of this week one moved.",
  access: "person",
  ok: { 200: Rhythm },
});

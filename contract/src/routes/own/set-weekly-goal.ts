import * as api from "../../api-paths.ts";
import { MAX_WEEKLY_GOAL_KCAL, MIN_WEEKLY_GOAL_KCAL } from "@kalivo/domain/rhythm/goal.ts";
import { z } from "zod";
import { defineRoute } from "../../route.ts";
import { wireClearable, wireInteger } from "../../wire.ts";

/** What one sets out to burn in a week, seen by nobody else; empty: no goal any more. */
export const setWeeklyGoal = defineRoute({
  method: "POST",
  path: api.setWeeklyGoal,
  summary: "Sets or clears one's own weekly goal in kcal.",
  access: "person",
  body: z.object({ kcal: wireClearable(wireInteger(MIN_WEEKLY_GOAL_KCAL, MAX_WEEKLY_GOAL_KCAL)) }),
  ok: { 200: z.object({ goal_in_kcal: z.number().nullable() }) },
});

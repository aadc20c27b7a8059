import * as api from "../../../api-paths.ts";
import { z } from "zod";
import { defineRoute } from "../../../route.ts";
import { AdminHeldWorkout } from "../../../shapes/admin-workouts.ts";
import { IdParams, Paging, wireOptional } from "../../../wire.ts";

export const HELD_STATES = ["held", "accepted", "refused"] as const;

export const listHeldWorkouts = defineRoute({
  method: "GET",
  path: api.listHeldWorkouts,
  summary:
    "Unusual workouts that wait to be checked, oldest first; or those that were accepted or refused, newest first. The total stands in X-Total-Count.",
  access: "admin",
  query: z.object({ state: wireOptional(z.enum(HELD_STATES)), ...Paging }),
  ok: { 200: z.array(AdminHeldWorkout) },
});

export const reviewWorkout = defineRoute({
  method: "POST",
  path: api.reviewWorkout,
  summary: "Accepts an unusual workout, which then counts, or refuses it.",
  access: "admin",
  params: IdParams,
  body: z.object({ decision: z.enum(["accepted", "refused"]) }),
  ok: { 200: AdminHeldWorkout },
  refusals: [404, 409],
});

import * as api from "../api-paths.ts";
import { z } from "zod";
import { defineRoute } from "../route.ts";
import { Workout } from "../shapes/workout.ts";
import { Paging, wireOptional, wireText } from "../wire.ts";

export const WORKOUT_SORTS = ["recent", "oldest", "highest"] as const;

export const listWorkouts = defineRoute({
  method: "GET",
  path: api.listWorkouts,
  summary: "The person's own workouts. The total stands in X-Total-Count.",
  access: "person",
  limit: { calls: 300, seconds: 60 },
  query: z.object({
    search: wireOptional(wireText(200)),
    sort: wireOptional(z.enum(WORKOUT_SORTS)),
    ...Paging,
  }),
  ok: { 200: z.array(Workout) },
});

import * as api from "../api-paths.ts";
import { z } from "zod";
import { WORKOUT_SORTS } from "@kalivo/domain/limits.ts";
import { defineRoute } from "../route.ts";
import { Workout } from "../shapes/workout.ts";
import { Paging, wireOptional, wireText } from "../wire.ts";

export const listWorkouts = defineRoute({
  method: "GET",
  path: api.listWorkouts,
  summary:
    "The person's own workouts. The total stands in X-Total-Count, and in X-Open-Count how many may still count; with `first=open` those come first.",
  access: "person",
  limit: { calls: 300, seconds: 60 },
  query: z.object({
    search: wireOptional(wireText(200)),
    sort: wireOptional(z.enum(WORKOUT_SORTS)),
    first: wireOptional(z.enum(["open"])),
    ...Paging,
  }),
  ok: { 200: z.array(Workout) },
});

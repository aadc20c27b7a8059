import * as api from "../api-paths.ts";
import { z } from "zod";
import { MAX_WORKOUT_KCAL } from "@kalivo/domain/limits.ts";
import { defineRoute } from "../route.ts";
import { Workout } from "../shapes/workout.ts";
import {
  wireClearable,
  wireId,
  wireInteger,
  wireNumberBetween,
  wireOptional,
  wireRequiredText,
  wireText,
} from "../wire.ts";

/**
 * Running and walking give km and minutes, the calorie types give kcal; `notes` is the title. With an id it edits.
 * Who adds one may name it by a key of their own: the same key adds one workout however often it is sent; other figures
 * under it are refused (409).
 */
export const saveWorkout = defineRoute({
  method: "POST",
  path: api.saveWorkout,
  summary: "Adds a workout, or edits an own one that is not settled yet (409 otherwise).",
  access: "person",
  limit: { calls: 120, seconds: 60 },
  once: true,
  body: z.object({
    id: wireOptional(wireId),
    type: wireRequiredText(60),
    km: wireOptional(wireNumberBetween(0.01, 1000)),
    minutes: wireOptional(wireNumberBetween(0.1, 10_080)),
    kcal: wireOptional(wireInteger(1, MAX_WORKOUT_KCAL)),
    notes: wireClearable(wireText(2000)),
  }),
  ok: { 200: Workout, 201: Workout },
  refusals: [403, 404, 409, 422],
});

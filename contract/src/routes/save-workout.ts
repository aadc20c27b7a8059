import * as api from "../api-paths.ts";
import { z } from "zod";
import { WORKOUT_BOUNDS } from "@kalivo/domain/calories/workout-bounds.ts";
import { problem } from "../field-problem.ts";
import { defineRoute } from "../route.ts";
import { Workout } from "../shapes/workout.ts";
import {
  wireClearable,
  wireId,
  wireInstant,
  wireInteger,
  wireNumberBetween,
  wireOptional,
  wireRequiredText,
  wireText,
} from "../wire.ts";

const { km, minutes, kcal } = WORKOUT_BOUNDS;

const LONGEST_WAIT_SECONDS = 366 * 24 * 3600;

/**
 * Running and walking have km and minutes, the calorie types have kcal; `notes` is the title. With an id it edits: what is not
 * sent stays as it is stored, and figures of another kind of type than the stored one need the type beside them (409).
 * `end_date`, an instant, is the end: by default now, and for an edit unchanged. A workout queued on a device says instead
 * how long ago it ended (`ended_seconds_ago`), because two clocks may differ; it is not part of the key's hash. Both at once
 * are refused (422). With an idempotency key a workout is added once, however often it is sent; other figures under the same
 * key are refused (409).
 */
export const saveWorkout = defineRoute({
  method: "POST",
  path: api.saveWorkout,
  summary: "Adds a workout, or edits an own one that is not settled yet (409 otherwise).",
  access: "person",
  limit: { calls: 120, seconds: 60 },
  once: true,
  body: z
    .object({
      id: wireOptional(wireId),
      type: wireOptional(wireRequiredText(60)),
      km: wireOptional(wireNumberBetween(km.least, km.most)),
      minutes: wireOptional(wireNumberBetween(minutes.least, minutes.most)),
      kcal: wireOptional(wireInteger(kcal.least, kcal.most)),
      end_date: wireOptional(wireInstant),
      ended_seconds_ago: wireOptional(wireInteger(0, LONGEST_WAIT_SECONDS)),
      notes: wireClearable(wireText(2000)),
    })
    .refine(({ id, type }) => id !== undefined || type !== undefined, {
      path: ["type"],
      error: problem("required"),
    }),
  ok: { 200: Workout, 201: Workout },
  refusals: [403, 404, 409, 422],
});

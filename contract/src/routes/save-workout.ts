import * as api from "../api-paths.ts";
import { z } from "zod";
import { WORKOUT_BOUNDS } from "@kalivo/domain/calories/workout-bounds.ts";
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
 * Running and walking give km and minutes, the calorie types give kcal; `notes` is the title. With an id it edits.
 * `end_date`, an instant, says when it ended: now unless given, and an edit without it keeps what was there.
 * One that waited on a device says instead how long ago it ended (`ended_seconds_ago`): two clocks may differ. It is no
 * part of what the key stands for. Both at once are refused (422).
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
    km: wireOptional(wireNumberBetween(km.least, km.most)),
    minutes: wireOptional(wireNumberBetween(minutes.least, minutes.most)),
    kcal: wireOptional(wireInteger(kcal.least, kcal.most)),
    end_date: wireOptional(wireInstant),
    ended_seconds_ago: wireOptional(wireInteger(0, LONGEST_WAIT_SECONDS)),
    notes: wireClearable(wireText(2000)),
  }),
  ok: { 200: Workout, 201: Workout },
  refusals: [403, 404, 409, 422],
});

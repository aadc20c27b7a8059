import * as api from "../../api-paths.ts";
import { z } from "zod";
import { defineRoute } from "../../route.ts";
import { Workout } from "../../shapes/workout.ts";
import { wireId } from "../../wire.ts";

/** `none` removes an answer. */
export const TWIN_ANSWERS = ["same", "distinct", "none"] as const;

export const answerTwin = defineRoute({
  method: "POST",
  path: api.answerTwin,
  summary:
    "Says whether a workout is the same effort as the other one it is compared with (`same_effort_as`).",
  access: "person",
  params: z.object({ id: wireId }),
  body: z.object({ about: wireId, says: z.enum(TWIN_ANSWERS) }),
  ok: { 200: Workout },
  refusals: [404, 409],
});

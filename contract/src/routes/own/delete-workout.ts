import * as api from "../../api-paths.ts";
import { defineRoute } from "../../route.ts";
import { IdParams, Message } from "../../wire.ts";

export const deleteWorkout = defineRoute({
  method: "POST",
  path: api.deleteWorkout,
  summary: "Deletes an own manual workout that is not settled (409 otherwise).",
  access: "person",
  params: IdParams,
  ok: { 200: Message },
  refusals: [404, 409],
});

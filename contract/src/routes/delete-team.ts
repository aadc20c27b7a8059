import * as api from "../api-paths.ts";
import { defineRoute } from "../route.ts";
import { IdParams, Message } from "../wire.ts";

export const deleteTeam = defineRoute({
  method: "POST",
  path: api.deleteTeam,
  summary: "Deletes a team one administers; 409 while a statement of it is open.",
  access: "person",
  params: IdParams,
  ok: { 200: Message },
  refusals: [403, 404, 409],
});

import * as api from "../api-paths.ts";
import { defineRoute } from "../route.ts";
import { IdParams, Message } from "../wire.ts";

/** Ends the team's pledge to the person now; what was earned is billed (rule 25). */
export const leaveTeam = defineRoute({
  method: "POST",
  path: api.leaveTeam,
  summary: "Leaves a team; 409 for its last admin while others are in it, 404 when not a member.",
  access: "person",
  params: IdParams,
  ok: { 200: Message },
  refusals: [404, 409],
});

import * as api from "../../api-paths.ts";
import { z } from "zod";
import { defineRoute } from "../../route.ts";
import { IdParams, Message, wireBoolean, wireId } from "../../wire.ts";

/** Rule 25: a team may have several admins, and the last one must promote a member before leaving. */
export const setTeamAdmin = defineRoute({
  method: "POST",
  path: api.setTeamAdmin,
  summary: "Makes a member an admin of the team, or no longer; 409 when no admin would remain.",
  access: "person",
  params: IdParams,
  body: z.object({ user_id: wireId, is_admin: wireBoolean }),
  ok: { 200: Message },
  refusals: [403, 404, 409],
});

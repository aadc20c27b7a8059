import * as api from "../api-paths.ts";
import { z } from "zod";
import { defineRoute } from "../route.ts";
import { IdParams, Message, wireId } from "../wire.ts";

export const removeMember = defineRoute({
  method: "POST",
  path: api.removeMember,
  summary: "Removes another member; 409 for oneself, 404 for somebody who is not in the team.",
  access: "person",
  params: IdParams,
  body: z.object({ user_id: wireId }),
  ok: { 200: Message },
  refusals: [403, 404, 409],
});

import * as api from "../../api-paths.ts";
import { z } from "zod";
import { defineRoute } from "../../route.ts";
import { wireId, wireOptional } from "../../wire.ts";

/** Rule 42: a new method alone ends no pause; the payer says so, knowing that what is burned from now on counts. */
export const goOn = defineRoute({
  method: "POST",
  path: api.goOn,
  summary: "Ends the pause of oneself, or of a team one administers, after another method was saved.",
  access: "person",
  limit: { calls: 20, seconds: 600 },
  body: z.object({ team_id: wireOptional(wireId) }),
  ok: { 200: z.object({ message: z.string() }) },
  refusals: [403, 404, 409],
});

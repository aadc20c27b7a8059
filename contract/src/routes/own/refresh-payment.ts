import * as api from "../../api-paths.ts";
import { z } from "zod";
import { defineRoute } from "../../route.ts";
import { wireId, wireOptional } from "../../wire.ts";

/** For the page a payer returns to: the provider's webhook may not have arrived yet. */
export const refreshPayment = defineRoute({
  method: "POST",
  path: api.refreshPayment,
  summary:
    "Asks the provider what became of the payer's open set-ups. Says whether there is a working method now.",
  access: "person",
  limit: { calls: 30, seconds: 60 },
  body: z.object({ team_id: wireOptional(wireId) }),
  ok: { 200: z.object({ active: z.boolean() }) },
  refusals: [403, 404, 503],
});

import * as api from "../../api-paths.ts";
import { z } from "zod";
import { defineRoute } from "../../route.ts";
import { wireId, wireOptional } from "../../wire.ts";

/** For whom: a team one administers, else oneself. */
const Whose = z.object({ team_id: wireOptional(wireId) });

/**
 * Rule 42: a new method alone ends no pause; the payer says so, knowing that what is burned from now on counts. The same
 * ends a pause that the payer wished.
 */
export const goOn = defineRoute({
  method: "POST",
  path: api.goOn,
  summary:
    "Ends the pause of oneself, or of a team one administers: one that was wished, or, once another method was saved, one of two failed months.",
  access: "person",
  limit: { calls: 20, seconds: 600 },
  body: Whose,
  ok: { 200: z.object({ message: z.string() }) },
  refusals: [403, 404, 409],
});

/** What was earned until now is billed; what is burned from now on earns nothing of this payer, until they go on. */
export const pauseGiving = defineRoute({
  method: "POST",
  path: api.pauseGiving,
  summary: "Pauses all that one gives, or that a team one administers gives. Twice is as good as once.",
  access: "person",
  limit: { calls: 20, seconds: 600 },
  body: Whose,
  ok: { 200: z.object({ message: z.string() }) },
  refusals: [403, 404, 409],
});

/** What was earned until now is billed. What is announced stays as it is, unless its statement is named with it. */
export const stopGiving = defineRoute({
  method: "POST",
  path: api.stopGiving,
  summary:
    "Ends every pledge of oneself, or of a team one administers, and archives the codes that would begin new ones; with `cancel_statement_id` also cancels that announced month, if it is not being collected yet. Twice is as good as once.",
  access: "person",
  limit: { calls: 20, seconds: 600 },
  body: Whose.extend({ cancel_statement_id: wireOptional(wireId) }),
  ok: {
    200: z.object({
      message: z.string(),
      /** How many pledges ended, and how many codes were archived. */
      stopped: z.int(),
      archived: z.int(),
    }),
  },
  refusals: [403, 404],
});

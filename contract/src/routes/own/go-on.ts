import * as api from "../../api-paths.ts";
import { z } from "zod";
import { defineRoute } from "../../route.ts";
import { wireDay, wireId, wireOptional } from "../../wire.ts";

/** The payer: a team one administers, else oneself. */
const Whose = z.object({ team_id: wireOptional(wireId) });

/**
 * Rule 42: a new method alone ends no pause; the payer resumes explicitly, knowing that effort counts from now on. Also ends
 * the payer's own pause.
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

/** What was earned until now is billed; effort from now on earns nothing from this payer until they resume. */
export const pauseGiving = defineRoute({
  method: "POST",
  path: api.pauseGiving,
  summary:
    "Pauses all that one gives, or that a team one administers gives, until a day or until one goes on. While it is paused, says until when anew.",
  access: "person",
  limit: { calls: 20, seconds: 600 },
  body: Whose.extend({
    /** The day on whose beginning it ends by itself, at most twelve months ahead; omitted: it does not. */
    until: wireOptional(wireDay),
  }),
  ok: { 200: z.object({ message: z.string() }) },
  refusals: [403, 404, 409],
});

/** What was earned until now is billed. An announced charge stays, unless its statement is included. */
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
      /** The number of pledges ended, and of codes archived. */
      stopped: z.int(),
      archived: z.int(),
    }),
  },
  refusals: [403, 404],
});

import * as api from "../../api-paths.ts";
import { z } from "zod";
import { defineRoute } from "../../route.ts";
import { Message, wireDay } from "../../wire.ts";

/** Decision 56: effort counts for oneself and asks nothing of donors, until a day. No reason is asked. */
export const rest = defineRoute({
  method: "POST",
  path: api.rest,
  summary:
    "Rests from now until a day begins, at most six months ahead. While one rests, says until when anew.",
  access: "person",
  limit: { calls: 20, seconds: 600 },
  body: z.object({ until: wireDay }),
  ok: { 200: Message },
});

export const endRest = defineRoute({
  method: "POST",
  path: api.endRest,
  summary: "Ends one's rest: effort from now on is funded again.",
  access: "person",
  limit: { calls: 20, seconds: 600 },
  ok: { 200: Message },
  refusals: [409],
});

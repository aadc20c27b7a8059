import * as api from "../api-paths.ts";
import { z } from "zod";
import { defineRoute } from "../route.ts";
import { Message, wireId, wireOptional, wireRequiredList } from "../wire.ts";

/** For people and teams with payment info (403 otherwise). */
export const blacklistOrganisations = defineRoute({
  method: "POST",
  path: api.blacklistOrganisations,
  summary: "Replaces the organisations one's money, or that of a team one administers, never goes to.",
  access: "person",
  body: z.object({ organisations: wireRequiredList(wireId, 200), team_id: wireOptional(wireId) }),
  ok: { 200: Message },
  refusals: [403, 404],
});

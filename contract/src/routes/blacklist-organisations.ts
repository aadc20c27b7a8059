import * as api from "../api-paths.ts";
import { z } from "zod";
import { MAX_ORGANISATIONS_CHOSEN } from "@kalivo/domain/organisations/merge-choice.ts";
import { defineRoute } from "../route.ts";
import { Message, wireId, wireOptional, wireRequiredList } from "../wire.ts";

const ids = wireRequiredList(wireId, MAX_ORGANISATIONS_CHOSEN);

/**
 * For people and teams with payment info (403 otherwise). With `before`, the list that the page was shown, only what it adds
 * or takes out is applied to the present one; refused (409) where too many would be listed.
 */
export const blacklistOrganisations = defineRoute({
  method: "POST",
  path: api.blacklistOrganisations,
  summary: "Replaces the organisations one's money, or that of a team one administers, never goes to.",
  access: "person",
  body: z.object({ organisations: ids, before: ids.optional(), team_id: wireOptional(wireId) }),
  ok: { 200: Message },
  refusals: [403, 404, 409],
});

import * as api from "../api-paths.ts";
import { z } from "zod";
import { MAX_ORGANISATIONS_CHOSEN } from "@kalivo/domain/organisations/merge-choice.ts";
import { defineRoute } from "../route.ts";
import { Message, wireId, wireRequiredList } from "../wire.ts";

const ids = wireRequiredList(wireId, MAX_ORGANISATIONS_CHOSEN);

/**
 * With `before`, the list that the page was shown, only what it adds or takes out is applied to the present one: what was
 * chosen elsewhere since then stays. Refused (409) where too many or, though some are sent, none would be left.
 */
export const chooseOrganisations = defineRoute({
  method: "POST",
  path: api.chooseOrganisations,
  summary: "Replaces the organisations the person's calories go to.",
  access: "person",
  limit: { calls: 60, seconds: 60 },
  body: z.object({ organisations: ids, before: ids.optional() }),
  ok: { 200: Message },
  refusals: [404, 409],
});

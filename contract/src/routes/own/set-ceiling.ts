import * as api from "../../api-paths.ts";
import { MAX_CEILING_CENTS, MIN_CEILING_CENTS } from "@kalivo/domain/limits.ts";
import { eurosFromCents } from "@kalivo/domain/money/cents.ts";
import { z } from "zod";
import { defineRoute } from "../../route.ts";
import { wireId, wireNumberBetween, wireOptional } from "../../wire.ts";

/** The most a payer is charged in a month, over all pledges (rule 12). Read with the rest of the payment info. */
export const setCeiling = defineRoute({
  method: "POST",
  path: api.setCeiling,
  summary: "Changes the payer's monthly ceiling, from 1 to 1000 euros; it counts from the next close.",
  access: "person",
  body: z.object({
    ceiling_in_euros: wireNumberBetween(eurosFromCents(MIN_CEILING_CENTS), eurosFromCents(MAX_CEILING_CENTS)),
    team_id: wireOptional(wireId),
  }),
  ok: { 200: z.object({ ceiling_in_euros: z.number() }) },
  refusals: [403, 404],
});

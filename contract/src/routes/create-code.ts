import * as api from "../api-paths.ts";
import { z } from "zod";
import { MAX_TEXT_LENGTH } from "@kalivo/domain/limits.ts";
import { defineRoute } from "../route.ts";
import { wireMonthlyCap, wireRateOrStop } from "../money.ts";
import { Code } from "../shapes/code.ts";
import { wireDay, wireId, wireInteger, wireOptional, wireText } from "../wire.ts";

const MOST_USES = 1_000_000;

/** A rate of 0 makes an invitation; a limit is then ignored. Omitted: no limit. */
export const createCode = defineRoute({
  method: "POST",
  path: api.createCode,
  summary:
    "Creates a code of one's own, or of a team one administers. A rate above 0 needs payment info (403).",
  access: "person",
  limit: { calls: 60, seconds: 60 },
  body: z.object({
    perCalorie: wireRateOrStop,
    limit: wireOptional(wireMonthlyCap),
    uses: wireOptional(wireInteger(1, MOST_USES)),
    validUntil: wireOptional(wireDay),
    label: wireOptional(wireText(MAX_TEXT_LENGTH)),
    teamId: wireOptional(wireId),
  }),
  ok: { 201: Code },
  refusals: [403, 404],
});

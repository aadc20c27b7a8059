import * as api from "../api-paths.ts";
import { z } from "zod";
import { wireInviteKey } from "../invite-key.ts";
import { defineRoute } from "../route.ts";
import { problem } from "../field-problem.ts";
import { wireMonthlyCap, wireRateOrStop } from "../money.ts";
import { Message, wireBoolean, wireDay, wireId, wireOptional } from "../wire.ts";

/**
 * Starts or changes a pledge, or with a rate of 0 ends it (the limit is then ignored). With `from` a running pledge changes
 * on that day, and until then stays as it is; what was planned before is replaced. With `changes` only a running pledge is
 * changed (409 otherwise), and its rate may be left out as well.
 */
export const backBurner = defineRoute({
  method: "POST",
  path: api.backBurner,
  summary: "Starts, changes or stops backing a burner.",
  access: "person",
  limit: { calls: 60, seconds: 60 },
  body: z
    .object({
      burner_id: wireId,
      team_id: wireOptional(wireId),
      /** Left out of a change: as it is now. */
      perCalorie: wireOptional(wireRateOrStop),
      /** Omitted: unchanged, or the usual one for a new pledge. */
      limit: wireOptional(wireMonthlyCap),
      /** Omitted: unchanged, or false for a new pledge. */
      syncedOnly: wireOptional(wireBoolean),
      /** Whether a pledge was shown running: one that was stopped elsewhere since is not started again. */
      changes: wireOptional(wireBoolean),
      /** The first day of a month to come, at most twelve months ahead. */
      from: wireOptional(wireDay),
      /** Whether what was planned for a later month is taken back. A change at once leaves it otherwise. */
      forgetPlan: wireOptional(wireBoolean),
      /** The secret of the invite link of a person who is not public. */
      key: wireInviteKey,
    })
    .refine(({ perCalorie, changes }) => perCalorie !== undefined || changes === true, {
      path: ["perCalorie"],
      error: problem("required"),
    }),
  ok: { 200: Message },
  refusals: [403, 404, 409],
});

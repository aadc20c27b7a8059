import type { Queryable } from "#server/db/client.ts";
import { archiveGivingCodes } from "../../codes/codes.queries.ts";
import { endPledgesOfPayer } from "../../pledges/end-pledges.ts";
import { endStop } from "../../payer-stops/stop-payer.queries.ts";

export type StoppedAll = { stopped: number; archived: number };

/**
 * Ends everything a payer gives, from this moment: calories of before are billed, and an announced charge stays. Codes that
 * would begin new pledges are archived first, because using a code locks it before the payer, so that a concurrent use is
 * either refused or ended with the rest. The payer's own pause ends too, so that a later pledge counts at once.
 */
export async function stopEverything(
  db: Queryable,
  { payerId, userId }: { payerId: number; userId: number },
  now: Date,
): Promise<StoppedAll> {
  const archived = await archiveGivingCodes(db, payerId, now);
  const stopped = await endPledgesOfPayer(db, payerId, now);
  await endStop(db, payerId, "own", { by: "person", userId }, now);
  return { stopped, archived };
}

import type { Queryable } from "#server/db/client.ts";
import { archiveGivingCodes } from "../../codes/codes.queries.ts";
import { endPledgesOfPayer } from "../../pledges/end-pledges.ts";
import { endStop } from "../../payer-stops/stops.queries.ts";

export type StoppedAll = { stopped: number; archived: number };

/**
 * Ends all that a payer gives, from this moment: what was earned before is billed, and a charge that is announced stays as
 * it is. Codes that would begin new pledges are archived, first of all: whoever uses one holds it before the payer, so
 * that a use at the same moment is either refused or ended with the rest. A pause the payer wished is over with what it
 * paused: somebody they choose to support later counts.
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

import type { Queryable } from "#server/db/client.ts";
import { sendWaiting } from "../../mail/enqueue-mail.queries.ts";
import { tellOfNewDonor } from "../../mail/tell-of-new-donor.queries.ts";
import { endStop } from "../../payer-stops/stop-payer.queries.ts";
import { type StopEnd } from "../../payer-stops/stops.queries.ts";

/**
 * Pledges begun during the pause count from now on: their burners are told (rule 39). False: there was no such pause. `own`:
 * the pause that the payer chose.
 */
export async function endPause(
  db: Queryable,
  payerId: number,
  end: StopEnd,
  now: Date,
  kind: "pause" | "own" = "pause",
): Promise<boolean> {
  const ended = await endStop(db, payerId, kind, end, now);
  if (!ended) return false;
  await sendWaiting(db, `new_donor:${payerId}`, now);
  await tellOfNewDonor(db, { payerId, burnerId: null }, now);
  return true;
}

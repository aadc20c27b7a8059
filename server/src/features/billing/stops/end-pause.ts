import type { Queryable } from "#server/db/client.ts";
import { tellOfNewDonor } from "../../mail/tell-of-new-donor.queries.ts";
import { endStop, type StopEnd } from "../../payer-stops/stops.queries.ts";

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
  if (ended) await tellOfNewDonor(db, { payerId, burnerId: null }, now);
  return ended;
}

import type { Db } from "#server/db/client.ts";
import { refusal, type Refused } from "#server/http/refusal.ts";
import { stopPledge } from "../end-pledges.ts";
import { lockPayers } from "../pledges.queries.ts";
import { insertRefusal, isKnownDonor, payersOfDonor, type Donor } from "./refused.queries.ts";

/**
 * Rule 35: a burner refuses a donor. The donor's pledges to the burner end now, and what was earned is billed as with any
 * stop. Only a present or past donor can be refused, so that the call reveals nothing about anybody else. The payers are
 * locked: a concurrent new pledge is seen here, or sees the refusal.
 */
export async function refuseDonor(
  db: Db,
  burnerId: number,
  donor: Donor,
  now: Date,
): Promise<Refused | null> {
  return db.transaction().execute(async (tx) => {
    if (!(await isKnownDonor(tx, burnerId, donor))) return NOT_A_DONOR;
    const payers = await payersOfDonor(tx, donor);
    await lockPayers(tx, payers);
    await insertRefusal(tx, burnerId, donor, now);
    for (const payerId of payers) await stopPledge(tx, payerId, burnerId, now);
    return null;
  });
}

const NOT_A_DONOR = refusal(404, (say) => say.giving.notYourDonor);

import type { Db } from "../../db/client.ts";
import { refusal, type Refused } from "../../http/refusal.ts";
import { countOrganisations } from "../people/people.queries.ts";
import { findPayerOf, paysAlready, replaceBlacklist } from "./payment.queries.ts";
import type { PayerOwner } from "../memberships/acting-payer.ts";

/** Replaces the organisations that a payer excludes (rule 13); takes effect at the next close. Null: done. */
export async function blacklistOrganisations(
  db: Db,
  owner: PayerOwner,
  organisations: readonly number[],
): Promise<Refused | null> {
  const ids = [...new Set(organisations)];
  return db.transaction().execute(async (transaction) => {
    const payerId = await findPayerOf(transaction, owner);
    if (payerId === undefined || !(await paysAlready(transaction, payerId)))
      return refusal(403, (say) => say.giving.blacklistNeedsMethod);
    if ((await countOrganisations(transaction, ids)) < ids.length)
      return refusal(404, (say) => say.accounts.oneOrganisationUnknown);
    await replaceBlacklist(transaction, payerId, ids);
    return null;
  });
}

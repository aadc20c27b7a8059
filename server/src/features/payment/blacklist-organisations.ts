import {
  type ListChosen,
  MAX_ORGANISATIONS_CHOSEN,
  mergeChoice,
} from "@kalivo/domain/organisations/merge-choice.ts";
import type { Db } from "../../db/client.ts";
import { refusal, type Refused } from "../../http/refusal.ts";
import { countOrganisations } from "../people/people.queries.ts";
import { blacklistOf, findPayerOf, paysAlready, replaceBlacklist } from "./payment.queries.ts";
import type { PayerOwner } from "../memberships/acting-payer.ts";

/**
 * Stores the organisations that a payer excludes (rule 13), or their difference from what the page was shown; takes effect
 * at the next close. Null: done.
 */
export async function blacklistOrganisations(
  db: Db,
  owner: PayerOwner,
  list: ListChosen,
): Promise<Refused | null> {
  return db.transaction().execute(async (transaction) => {
    const payerId = await findPayerOf(transaction, owner);
    if (payerId === undefined || !(await paysAlready(transaction, payerId)))
      return refusal(403, (say) => say.giving.blacklistNeedsMethod);
    const present = list.before === undefined ? [] : await blacklistOf(transaction, payerId);
    const ids = mergeChoice(present, list);
    if (ids.length > MAX_ORGANISATIONS_CHOSEN)
      return refusal(409, (say) => say.accounts.tooManyOrganisations(MAX_ORGANISATIONS_CHOSEN));
    if ((await countOrganisations(transaction, ids)) < ids.length)
      return refusal(404, (say) => say.accounts.oneOrganisationUnknown);
    await replaceBlacklist(transaction, payerId, ids);
    return null;
  });
}

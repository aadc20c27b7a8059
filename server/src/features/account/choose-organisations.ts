import {
  type ListChosen,
  MAX_ORGANISATIONS_CHOSEN,
  mergeChoice,
} from "@kalivo/domain/organisations/merge-choice.ts";
import type { Db } from "../../db/client.ts";
import { refusal, type Refused } from "../../http/refusal.ts";
import {
  chosenOrganisations,
  countChoosable,
  lockUser,
  replaceOrganisations,
} from "../people/people.queries.ts";

/**
 * Stores the list, or its difference from what the page was shown; unless one of the organisations does not exist, or is
 * hidden and not in the list yet, or none would be left of a choice that keeps some.
 */
export async function chooseOrganisations(
  db: Db,
  userId: number,
  list: ListChosen,
  now: Date,
): Promise<Refused | null> {
  return db.transaction().execute(async (tx) => {
    await lockUser(tx, userId);
    const present = list.before === undefined ? [] : await chosenOrganisations(tx, userId);
    const ids = mergeChoice(present, list);
    if (ids.length > MAX_ORGANISATIONS_CHOSEN)
      return refusal(409, (say) => say.accounts.tooManyOrganisations(MAX_ORGANISATIONS_CHOSEN));
    if (ids.length === 0 && list.chosen.length > 0)
      return refusal(409, (say) => say.accounts.noOrganisationLeft);
    const choosable = ids.length === 0 ? 0 : await countChoosable(tx, userId, ids);
    if (choosable < ids.length) return refusal(404, (say) => say.accounts.oneOrganisationUnknown);
    await replaceOrganisations(tx, userId, ids, now);
    return null;
  });
}

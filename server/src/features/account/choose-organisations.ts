import type { Db } from "../../db/client.ts";
import { refusal, type Refused } from "../../http/refusal.ts";
import { countChoosable, lockUser, replaceOrganisations } from "../people/people.queries.ts";

/** Replaces the whole list, unless one of the organisations does not exist, or is hidden and not in the list yet. */
export async function chooseOrganisations(
  db: Db,
  userId: number,
  organisations: readonly number[],
  now: Date,
): Promise<Refused | null> {
  const ids = [...new Set(organisations)];
  return db.transaction().execute(async (tx) => {
    await lockUser(tx, userId);
    const choosable = ids.length === 0 ? 0 : await countChoosable(tx, userId, ids);
    if (choosable < ids.length) return refusal(404, (say) => say.accounts.oneOrganisationUnknown);
    await replaceOrganisations(tx, userId, ids, now);
    return null;
  });
}

import type { Db } from "../../db/client.ts";
import { refusal, type Refused } from "../../http/refusal.ts";
import { countOrganisations, lockUser, replaceOrganisations } from "./queries.ts";

/** Rewrites the whole list, or nothing when one of the organisations does not exist. */
export async function chooseOrganisations(
  db: Db,
  userId: number,
  organisations: readonly number[],
  now: Date,
): Promise<Refused | null> {
  const ids = [...new Set(organisations)];
  return db.transaction().execute(async (tx) => {
    await lockUser(tx, userId);
    const known = ids.length === 0 ? 0 : await countOrganisations(tx, ids);
    if (known < ids.length) return refusal(404, "One of these organisations does not exist.");
    await replaceOrganisations(tx, userId, ids, now);
    return null;
  });
}

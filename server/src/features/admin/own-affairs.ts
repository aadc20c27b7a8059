import type { Queryable } from "#server/db/client.ts";
import { refusal, type Refused } from "#server/http/refusal.ts";
import { actsForPayer } from "../billing/payer-people/payer-people.queries.ts";

/** Rule 77: nobody decides as an admin about what concerns themself. */
export const OWN_AFFAIR = refusal(409, (say) => say.admin.ownAffair);

/** Null unless the admin gives this payer's money: themself, or for a team they run. */
export const refuseOwnPayer = async (
  db: Queryable,
  adminId: number,
  payerId: number,
): Promise<Refused | null> => ((await actsForPayer(db, adminId, payerId)) ? OWN_AFFAIR : null);

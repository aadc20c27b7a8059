import type { Queryable } from "#server/db/client.ts";
import { accountIds, findAssociation } from "./ledger.queries.ts";

/**
 * The account of each organisation for what nobody can take back any more: payable, or kept where the organisation is the
 * association itself (rule 75).
 */
export async function releasedAccounts(
  db: Queryable,
  organisations: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const association = await findAssociation(db);
  const paid = organisations.filter((id) => id !== association?.id);
  const kept = organisations.filter((id) => id === association?.id);
  return new Map([
    ...(paid.length === 0 ? [] : await accountIds(db, "org_payable", paid)),
    ...(kept.length === 0 ? [] : await accountIds(db, "org_kept", kept)),
  ]);
}

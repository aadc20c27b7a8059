import type { PaymentProviderId } from "@kalivo/domain/payment-provider.ts";
import type { Queryable } from "#server/db/client.ts";
import { NOBODY, PROVIDER_OWNER, type AccountCode } from "./chart.ts";
import { accountIds } from "./ledger.queries.ts";

/** The one account of a code that belongs to this owner; opened on first use. */
export async function accountOf(db: Queryable, code: AccountCode, owner: number): Promise<number> {
  return ownedBy(await accountIds(db, code, [owner]), owner);
}

/** The account of a code that exists once, for the association. */
export const ownAccount = (db: Queryable, code: AccountCode): Promise<number> => accountOf(db, code, NOBODY);

export const providerAccount = (
  db: Queryable,
  code: AccountCode,
  provider: PaymentProviderId,
): Promise<number> => accountOf(db, code, PROVIDER_OWNER[provider]);

export function ownedBy(accounts: ReadonlyMap<number, number>, owner: number): number {
  const id = accounts.get(owner);
  if (id === undefined) throw new Error(`no account for owner ${owner}`);
  return id;
}

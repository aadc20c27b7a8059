import type { Queryable } from "#server/db/client.ts";
import { isAccountTitle, MONEY_MOVES } from "../ledger/check.ts";
import { lastChecks, type LedgerCheck } from "./watch.queries.ts";

/** The last check; where money moved during it, with what was found at the provider before. */
export async function lastTold(db: Queryable): Promise<LedgerCheck | null> {
  const [last] = await lastChecks(db, 1);
  if (last?.provider_failure !== MONEY_MOVES) return last ?? null;
  const [before] = await lastChecks(db, 1, { withProvider: true });
  return {
    ...last,
    provider_differs: before?.provider_differs ?? 0,
    provider_compared_at: before?.provider_compared_at ?? null,
    provider_failure: null,
    differences: [...found(before, true), ...found(last, false)],
  };
}

const found = (check: LedgerCheck | undefined, atProvider: boolean) =>
  (check?.differences ?? []).filter(({ title }) => isAccountTitle(title) === atProvider);

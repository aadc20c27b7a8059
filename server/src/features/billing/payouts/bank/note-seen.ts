import type { Queryable } from "#server/db/client.ts";
import { noteLeftAfterAll } from "../left-after-all.ts";
import { insertDiscrepancy } from "./discrepancies.queries.ts";
import type { Matched } from "./matched.ts";

/**
 * Stores what must outlive a look at a statement: payouts that left after all, and what contradicts the books. Runs in the
 * caller's transaction, which holds payouts.
 */
export async function noteSeen(
  tx: Queryable,
  { seen, discrepancies }: Pick<Matched, "seen" | "discrepancies">,
  by: number,
  now: Date,
): Promise<void> {
  await noteLeftAfterAll(tx, seen, by, now);
  for (const discrepancy of discrepancies) await insertDiscrepancy(tx, discrepancy, by, now);
}

import type { Cents } from "@kalivo/domain/money/cents.ts";
import type { Queryable } from "#server/db/client.ts";
import { givenShares, setReversal, shortTakings } from "./reversals.queries.ts";
import { reverseCharge, undoReversal } from "./reverse-charge.ts";

type Taking = { kind: "refund" | "dispute"; id: number; chargeId: number };

/** Takes the sum of a refund or dispute out of what counts as given, as far as there is any. The caller holds the lock. */
export async function takeBack(db: Queryable, taking: Taking & { amount: Cents }, at: Date): Promise<void> {
  const { kind, id, chargeId, amount } = taking;
  const { reversalId } = await reverseCharge(db, { chargeId, kind, amount, at });
  await setReversal(db, { kind, id }, reversalId);
}

/**
 * The money came back: it counts as given again. What another refund or dispute could not take because of this one is taken
 * now, so that the end does not depend on the order of the news.
 */
export async function giveBack(
  db: Queryable,
  { chargeId, reversalId }: { chargeId: number; reversalId: number | null },
  at: Date,
): Promise<void> {
  if (reversalId === null) return;
  await undoReversal(db, { chargeId, reversalId, at });
  for (const { kind, id, amount, reversalId: short } of await shortTakings(db, chargeId)) {
    if ((await givenShares(db, chargeId)).length === 0) return;
    if (short !== null) await undoReversal(db, { chargeId, reversalId: short, at });
    await takeBack(db, { kind, id, chargeId, amount }, at);
  }
}

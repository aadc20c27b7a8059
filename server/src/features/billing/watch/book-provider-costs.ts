import type { Cents } from "@kalivo/domain/money/cents.ts";
import type { BalanceMovement, PaymentProvider } from "#server/adapters/payment/port.ts";
import type { Db } from "#server/db/client.ts";
import { journalProviderCost } from "../ledger/post-payout.ts";
import { holdProviderPayouts, knownKeys } from "./watch.queries.ts";

type Cost = { ref: string; amount: Cents; at: Date };

/**
 * Books the provider's fees that belong to no charge: the part of a failed direct debit that its second line does not give
 * back, and fees charged separately. No organisation's share bears them, so the association does. Each is booked once.
 */
export async function bookProviderCosts(
  db: Db,
  provider: PaymentProvider["id"],
  movements: readonly BalanceMovement[],
): Promise<void> {
  const costs = costsAmong(movements);
  if (costs.length === 0) return;
  await db.transaction().execute(async (tx) => {
    await holdProviderPayouts(tx);
    const known = await knownKeys(
      tx,
      costs.map(({ ref }) => `pf:${ref}`),
    );
    for (const cost of costs)
      if (!known.has(`pf:${cost.ref}`)) await journalProviderCost(tx, { ...cost, provider });
  });
}

/** A failure waits until its second line is listed. A fee given back on its own is left for an admin to look at. */
function costsAmong(movements: readonly BalanceMovement[]): Cost[] {
  const lines = new Map(movements.map((movement) => [movement.ref, movement]));
  const costs = movements.flatMap((line): Cost[] => {
    if (line.kind === "fee") return [{ ref: line.ref, amount: -line.net, at: line.at }];
    const back = line.kind === "charge_failed" ? lines.get(line.givenBackBy ?? "") : undefined;
    return back === undefined ? [] : [{ ref: line.ref, amount: line.fee + back.fee, at: back.at }];
  });
  return costs.filter(({ amount }) => amount > 0n).toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

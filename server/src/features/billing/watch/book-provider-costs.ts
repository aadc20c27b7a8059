import type { Cents } from "@kalivo/domain/money/cents.ts";
import type { BalanceMovement, PaymentProvider } from "#server/adapters/payment/port.ts";
import type { Db } from "#server/db/client.ts";
import { journalProviderCost } from "../ledger/post-payout.ts";
import { holdProviderPayouts, knownKeys } from "./watch.queries.ts";

type Cost = { ref: string; amount: Cents; at: Date };

/**
 * Books what the provider keeps that belongs to no charge: of a direct debit that failed whatever its second line does not
 * give back, and fees asked for by themselves. No organisation's share bears it, so the association does. Each once.
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

/** A failure whose second line is not listed yet waits for it. What is given back by itself is for a person to look at. */
function costsAmong(movements: readonly BalanceMovement[]): Cost[] {
  const lines = new Map(movements.map((movement) => [movement.ref, movement]));
  const costs = movements.flatMap((line): Cost[] => {
    if (line.kind === "fee") return [{ ref: line.ref, amount: -line.net, at: line.at }];
    const back = line.kind === "charge_failed" ? lines.get(line.givenBackBy ?? "") : undefined;
    return back === undefined ? [] : [{ ref: line.ref, amount: line.fee + back.fee, at: back.at }];
  });
  return costs.filter(({ amount }) => amount > 0n).toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

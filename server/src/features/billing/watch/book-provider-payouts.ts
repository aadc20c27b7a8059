import type { BalanceMovement, PaymentProvider } from "#server/adapters/payment/port.ts";
import type { Db, Queryable } from "#server/db/client.ts";
import { journalProviderPayout, type ProviderPayoutStage } from "../ledger/post-payout.ts";
import { bookedKeys, holdProviderPayouts } from "./watch.queries.ts";

/**
 * Books the provider's transfers to our bank, found among its movements: sent, arrived once the day has come, and sent back
 * by a reversed movement. Also debits from our bank account because our balance was below zero, and top-ups. Each is booked
 * once, however often the list is read.
 */
export async function bookProviderPayouts(
  db: Db,
  provider: PaymentProvider["id"],
  movements: readonly BalanceMovement[],
  now: Date,
): Promise<void> {
  const oldestFirst = movements.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  for (const movement of oldestFirst)
    await db.transaction().execute((tx) => bookPayout(tx, provider, movement, now));
}

async function bookPayout(
  tx: Queryable,
  provider: PaymentProvider["id"],
  { ref: line, sourceRef, gross, at, availableOn }: BalanceMovement,
  now: Date,
) {
  if (gross === 0n) return;
  const ref = sourceRef ?? line;
  await holdProviderPayouts(tx);
  const booked = await bookedKeys(tx, `po:${ref}`);
  const book = async (stage: ProviderPayoutStage, when: Date) => {
    const payout = { ref, amount: gross < 0n ? -gross : gross, provider, at: when };
    await journalProviderPayout(tx, payout, stage);
  };
  if (gross > 0n && !booked.has(`po:${ref}`)) {
    if (!booked.has(`po:${ref}:withdrawn`)) await book("withdrawn", at);
    return;
  }
  if (gross < 0n && booked.has(`po:${ref}:withdrawn`)) {
    if (!booked.has(`po:${ref}:withdrawn:back`)) await book("withdrawal_back", at);
    return;
  }
  if (gross < 0n) {
    if (!booked.has(`po:${ref}`)) await book("sent", at);
    const ended = booked.has(`po:${ref}:bank`) || booked.has(`po:${ref}:back`);
    if (!ended && availableOn <= now) await book("arrived", availableOn);
    return;
  }
  if (booked.has(`po:${ref}:back`)) return;
  if (booked.has(`po:${ref}:bank`)) await book("recalled", at);
  await book("returned", at);
}

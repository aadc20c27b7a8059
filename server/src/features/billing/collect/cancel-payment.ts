import type { PaymentProvider } from "#server/adapters/payment/port.ts";
import type { Db } from "#server/db/client.ts";
import { applyPaymentState } from "./apply-payment-state.ts";
import { ASK_AGAIN_AFTER_MS } from "./charge-outcomes.ts";
import { lockCharge, updateCharge } from "./collect.queries.ts";

type Cancelling = { db: Db; payments: PaymentProvider };

/** Cancels a payment at the provider. Each request has its own idempotency key, so that no old answer is replayed. */
export const cancelAtProvider = (payments: PaymentProvider, paymentRef: string, now: Date) =>
  payments.cancelPayment({ paymentRef, key: `end:${now.toISOString()}` });

/**
 * Rule 44: cancels the payment of an ended charge, so that an old link of the bank cannot collect it any more. A payment
 * that had succeeded is booked; one that the bank is still processing is polled again.
 * @throws what the provider throws: the next run retries
 */
export async function cancelEnded(
  { db, payments }: Cancelling,
  { chargeId, attempt, paymentRef }: { chargeId: number; attempt: number; paymentRef: string },
  now: Date,
): Promise<void> {
  const state = await cancelAtProvider(payments, paymentRef, now);
  const told = { chargeId, about: { kind: "news", attempt } as const, state, provider: payments.id };
  await applyPaymentState(db, told, now);
  await db.transaction().execute(async (transaction) => {
    const charge = await lockCharge(transaction, chargeId);
    if (charge.state === "succeeded") return;
    const again = state.status === "canceled" ? null : new Date(now.getTime() + ASK_AGAIN_AFTER_MS);
    await updateCharge(transaction, chargeId, {
      state: charge.state,
      next_attempt_at: again,
      lease_until: null,
    });
  });
}

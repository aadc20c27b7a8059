import type { PaymentProvider } from "#server/adapters/payment/port.ts";
import type { Db } from "#server/db/client.ts";
import { applyPaymentState } from "./apply-payment-state.ts";
import { ASK_AGAIN_AFTER_MS } from "./charge-outcomes.ts";
import { lockCharge, updateCharge } from "./collect.queries.ts";

type Cancelling = { db: Db; payments: PaymentProvider };

/** What the provider says once it was asked to give a payment up. A payment of its own for each asking: no old answer. */
export const cancelAtProvider = (payments: PaymentProvider, paymentRef: string, now: Date) =>
  payments.cancelPayment({ paymentRef, key: `end:${now.toISOString()}` });

/**
 * Rule 44: the payment of a charge that is over is cancelled, so that an old link of the bank takes nothing any more. What
 * had succeeded is booked; what the bank still works on is asked about again.
 * @throws what the provider throws: it is asked again
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

import { periodLabel } from "@kalivo/domain/billing/month.ts";
import type { PaymentProvider } from "#server/adapters/payment/port.ts";
import type { Services } from "#server/services.ts";
import { refreshPayment } from "../collect/apply-payment-state.ts";
import { storePaymentRef } from "../collect/collect.queries.ts";
import { chargesWithoutPayment, type ChargeWithoutPayment } from "./watch.queries.ts";

export type Recovered = { looked: number; found: number; unclear: number[] };

/**
 * After a backup was restored: payments that were made at the provider since, and that these books do not know. Each becomes
 * the payment of its charge again, found by its customer and month (there is one charge for both, for ever), so that no
 * second one is ever made; its state is then fetched. Collects nothing, and is idempotent.
 */
export async function recoverPayments(
  services: Services & { payments: PaymentProvider },
): Promise<Recovered> {
  const recovered: Recovered = { looked: 0, found: 0, unclear: [] };
  for (const charge of await chargesWithoutPayment(services.db, services.payments.id)) {
    recovered.looked++;
    const ref = await paymentOf(services.payments, charge);
    if (ref === null) continue;
    recovered.found++;
    await storePaymentRef(services.db, charge.id, services.payments.id, ref);
    try {
      await refreshPayment(services, ref);
    } catch (error) {
      services.log.error({ err: error, chargeId: charge.id }, "a recovered payment does not fit its charge");
      recovered.unclear.push(charge.id);
    }
  }
  return recovered;
}

/** The submitted payment of a charge. One never submitted, or cancelled, moved no money: it stays an orphan. */
async function paymentOf(
  provider: PaymentProvider,
  { customerRef, period_id, since }: ChargeWithoutPayment,
): Promise<string | null> {
  const month = periodLabel(period_id);
  for await (const { ref, status, metadata } of provider.findPayments({ customerRef, since })) {
    const submitted = status !== "created" && status !== "canceled";
    if (submitted && metadata["period"] === month) return ref;
  }
  return null;
}

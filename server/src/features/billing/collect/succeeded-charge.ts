import type { Services } from "#server/services.ts";
import { refreshPayment } from "./apply-payment-state.ts";
import { findChargeByPayment, readCharge } from "./collect.queries.ts";

/**
 * The charge of a refund or dispute. News may arrive out of order: money that went back had arrived before, so the payment
 * is polled first when its success is not known here yet. Null: not a payment of ours.
 */
export async function succeededChargeOf(
  services: Pick<Services, "db" | "payments" | "clock" | "log">,
  paymentRef: string,
) {
  const found = await findChargeByPayment(services.db, paymentRef);
  if (found === undefined) {
    services.log.error({ paymentRef }, "money of a payment that is not ours went back");
    return null;
  }
  const before = await readCharge(services.db, found.id);
  if (before.state === "succeeded") return before;
  await refreshPayment(services, paymentRef);
  const charge = await readCharge(services.db, found.id);
  if (charge.state !== "succeeded") throw new Error(`charge ${charge.id} is not paid yet`);
  return charge;
}

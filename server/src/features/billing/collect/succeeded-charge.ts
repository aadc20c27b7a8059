import type { Services } from "#server/services.ts";
import { refreshPayment } from "./apply-payment-state.ts";
import { findChargeByPayment, readCharge } from "./collect.queries.ts";

/**
 * The charge a refund or dispute is about. News overtake each other: money that went back had come, so the payment is
 * asked about first when it is not known here yet. Null: a payment of nobody here.
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

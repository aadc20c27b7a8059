import type { Stripe } from "stripe";
import type { PaymentState } from "../../port.ts";
import { euros } from "../euros.ts";
import { instant, type StripeAccount } from "../stripe-account.ts";
import { declineOf } from "./decline.ts";

/** Asked for with every payment: the fee is a fact of the movement, never arithmetic. */
export const WITH_FEE = "latest_charge.balance_transaction";

/** A PaymentIntent, its latest charge expanded, as the port shows it. */
export function paymentState(
  { log }: Pick<StripeAccount, "log">,
  intent: Stripe.PaymentIntent,
): PaymentState {
  const base = { ref: intent.id, amount: euros(intent.amount, intent.currency) };
  switch (intent.status) {
    case "requires_payment_method":
    case "requires_confirmation":
      return intent.last_payment_error === null
        ? { ...base, status: "created" }
        : { ...base, status: "declined", decline: declineOf(intent.last_payment_error) };
    case "requires_action":
      return waiting(base, intent.next_action?.redirect_to_url?.url ?? null);
    case "processing":
      return { ...base, status: "processing" };
    case "canceled":
      return { ...base, status: "canceled" };
    case "succeeded":
      return { ...base, status: "succeeded", ...successOf(intent) };
    default:
      // Not known to be over: nothing else is tried, and it is asked for again.
      log.warn({ payment: intent.id, status: intent.status }, "Stripe answered an unknown payment status");
      return { ...base, status: "processing" };
  }
}

/** Without an address to send the payer to, a confirmation of their own is the way on. */
function waiting(base: Pick<PaymentState, "ref" | "amount">, url: string | null): PaymentState {
  return url === null
    ? { ...base, status: "declined", decline: declineOf({ code: "authentication_required" }) }
    : { ...base, status: "requires_payer_action", url };
}

/**
 * A card's charge is made when it succeeds. A direct debit's charge, and its line on the balance, are made when it is
 * submitted, days before; of its success only the event has the time.
 */
function successOf({ id, latest_charge: charge }: Stripe.PaymentIntent) {
  if (charge === null || typeof charge === "string")
    throw new Error(`payment ${id} succeeded without its charge`);
  const movement = charge.balance_transaction;
  const known = movement !== null && typeof movement !== "string" ? movement : null;
  return {
    chargeRef: charge.id,
    fee: known === null ? null : euros(known.fee, known.currency),
    at: charge.payment_method_details?.type === "card" ? instant(charge.created) : null,
  };
}

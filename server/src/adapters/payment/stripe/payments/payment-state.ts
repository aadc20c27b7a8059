import type { Stripe } from "stripe";
import type { PaymentState } from "../../port.ts";
import { euros } from "../euros.ts";
import { instant, type StripeAccount } from "../stripe-account.ts";
import { declineOf } from "./decline.ts";

/** Expanded in every payment: the fee is read from the movement, never computed. */
export const WITH_FEE = "latest_charge.balance_transaction";

/** Maps a PaymentIntent, with its latest charge expanded, to the port's state. */
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
      // Possibly not final: nothing else is tried, and it is polled again.
      log.warn({ payment: intent.id, status: intent.status }, "Stripe answered an unknown payment status");
      return { ...base, status: "processing" };
  }
}

/** Without a URL for the payer, another attempt that they confirm is needed. */
function waiting(base: Pick<PaymentState, "ref" | "amount">, url: string | null): PaymentState {
  return url === null
    ? { ...base, status: "declined", decline: declineOf({ code: "authentication_required" }) }
    : { ...base, status: "requires_payer_action", url };
}

/**
 * A card's charge is created when it succeeds. A direct debit's charge, and its line on the balance, are created when it is
 * submitted, days before; only the event has the time of its success.
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

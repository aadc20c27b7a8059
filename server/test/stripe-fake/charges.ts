import type { Stripe } from "stripe";
import { feeOf, type Refused } from "./bank.ts";
import type { Handlers } from "./handler.ts";
import { find, idOf, secondsOf, type World } from "./world.ts";
import { moveBalance } from "./balance.ts";

export const CHARGE_CALLS: Handlers = {
  "GET /v1/charges/:id": (world, { id }) => find(world.charges, "charge", id),
};

export type ChargeEnd = { kind: "pending" } | { kind: "succeeded" } | { kind: "failed"; refused: Refused };

/** One try at a method. What succeeded has its movement on the balance. */
export function makeCharge(
  world: World,
  payment: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  end: ChargeEnd,
): Stripe.Charge {
  const charge: Stripe.Charge = {
    ...PLAIN,
    id: world.newId(method.type === "card" ? "ch" : "py"),
    object: "charge",
    amount: payment.amount,
    created: secondsOf(world.now()),
    currency: payment.currency,
    customer: payment.customer,
    description: payment.description,
    metadata: payment.metadata,
    payment_intent: payment.id,
    payment_method: method.id,
    payment_method_details: {
      type: method.type,
      ...(method.type === "sepa_debit" && {
        sepa_debit: {
          bank_code: "37040044",
          branch_code: "",
          country: "DE",
          fingerprint: method.sepa_debit?.fingerprint ?? null,
          last4: method.sepa_debit?.last4 ?? null,
          mandate: null,
        },
      }),
    },
  };
  world.charges.set(charge.id, charge);
  return endCharge(world, charge, end);
}

/** What became of a charge; a pending one ends once more, later. */
export function endCharge(world: World, charge: Stripe.Charge, end: ChargeEnd): Stripe.Charge {
  const after: Stripe.Charge = { ...charge, ...endOf(world, charge, end) };
  world.charges.set(after.id, after);
  world.tell(`charge.${end.kind}`, after);
  return after;
}

function endOf(world: World, charge: Stripe.Charge, end: ChargeEnd): Partial<Stripe.Charge> {
  if (end.kind === "pending") return { status: "pending", captured: true, outcome: APPROVED };
  if (end.kind === "failed") {
    const { code, advice, declineCode, message } = end.refused;
    return {
      status: "failed",
      failure_code: code,
      failure_message: message,
      outcome: {
        ...APPROVED,
        advice_code: advice,
        network_status: "declined_by_network",
        reason: declineCode ?? code,
        type: "issuer_declined",
      },
    };
  }
  const debit = charge.payment_method_details?.type === "sepa_debit";
  const movement = moveBalance(world, {
    type: debit ? "payment" : "charge",
    reportingCategory: "charge",
    amount: charge.amount,
    fee: feeOf(charge.amount, debit),
    source: charge.id,
    availableInDays: 2,
  });
  return {
    status: "succeeded",
    paid: true,
    captured: true,
    amount_captured: charge.amount,
    balance_transaction: movement.id,
    outcome: APPROVED,
  };
}

const APPROVED: Stripe.Charge.Outcome = {
  advice_code: null,
  network_advice_code: null,
  network_decline_code: null,
  network_status: "approved_by_network",
  reason: null,
  seller_message: "Payment complete.",
  type: "authorized",
};

const PLAIN = {
  amount_captured: 0,
  amount_refunded: 0,
  application: null,
  application_fee: null,
  application_fee_amount: null,
  balance_transaction: null,
  billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
  calculated_statement_descriptor: "KALIVO",
  captured: false,
  disputed: false,
  failure_balance_transaction: null,
  failure_code: null,
  failure_message: null,
  fraud_details: {},
  livemode: false,
  on_behalf_of: null,
  outcome: null,
  paid: false,
  receipt_email: null,
  receipt_number: null,
  receipt_url: null,
  refunded: false,
  review: null,
  shipping: null,
  source: null,
  source_transfer: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  status: "pending",
  transfer_data: null,
  transfer_group: null,
} satisfies Partial<Stripe.Charge>;

export const chargeOf = (world: World, payment: Stripe.PaymentIntent) =>
  find(world.charges, "charge", idOf(payment.latest_charge) ?? "");

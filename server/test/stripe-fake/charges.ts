import type { Stripe } from "stripe";
import { feeOf, type Refused } from "./bank.ts";
import type { Handlers } from "./handler.ts";
import { find, idOf, secondsOf, type World } from "./world.ts";
import { moveBalance } from "./balance.ts";

export const CHARGE_CALLS: Handlers = {
  "GET /v1/charges/:id": (world, { id }) => find(world.charges, "charge", id),
};

export type ChargeEnd = { kind: "pending" } | { kind: "succeeded" } | { kind: "failed"; refused: Refused };

/**
 * When Stripe hands a direct debit to the banks; from then on it is on the balance, pending.
 * https://support.stripe.com/questions/changes-to-balance-transaction-behavior-for-debit-payment-methods
 */
const SUBMITTED_AFTER_MS = 3_600_000;
const DEBIT_AVAILABLE_DAYS = 7;
const CARD_AVAILABLE_DAYS = 2;
/** Asynchronous capture puts a payment on the balance a moment after its success. */
const CAPTURED_AFTER_MS = 3_000;

/** One try at a method. */
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
  const made = endCharge(world, charge, end);
  if (end.kind === "failed") return made;
  const later = waitsFor(payment, made);
  if (later > 0) world.entersBalanceAt.set(made.id, world.now().getTime() + later);
  return later > 0 ? made : enterBalance(world, made);
}

/**
 * `automatic_async`: "balance_transaction is null" in the answer, in charge.succeeded and in payment_intent.succeeded;
 * charge.updated tells of it. https://docs.stripe.com/payments/payment-intents/asynchronous-capture
 */
function waitsFor({ capture_method }: Stripe.PaymentIntent, { status }: Stripe.Charge): number {
  if (status === "pending") return SUBMITTED_AFTER_MS;
  return capture_method === "automatic_async" ? CAPTURED_AFTER_MS : 0;
}

/** What became of a charge; a pending one ends once more, later. */
export function endCharge(world: World, charge: Stripe.Charge, end: ChargeEnd): Stripe.Charge {
  const back = end.kind === "failed" ? giveBack(world, charge) : {};
  const after: Stripe.Charge = { ...charge, ...endOf(charge, end), ...back };
  world.charges.set(after.id, after);
  world.tell(`charge.${end.kind}`, after);
  return after;
}

/**
 * "You'll see a pending Balance transaction of type payment when the payment is created."
 * https://docs.stripe.com/reports/balance-transaction-types
 */
function enterBalance(world: World, charge: Stripe.Charge): Stripe.Charge {
  const debit = isDebit(charge);
  const movement = moveBalance(world, {
    type: debit ? "payment" : "charge",
    reportingCategory: "charge",
    amount: charge.amount,
    fee: feeOf(charge.amount, debit),
    source: charge.id,
    availableInDays: debit ? DEBIT_AVAILABLE_DAYS : CARD_AVAILABLE_DAYS,
  });
  const after = { ...charge, balance_transaction: movement.id };
  world.charges.set(after.id, after);
  return after;
}

/** What was taken in later than its charge is told by charge.updated. */
export function enterDueBalances(world: World): void {
  const now = world.now().getTime();
  for (const [id, at] of world.entersBalanceAt) {
    if (at > now) continue;
    world.entersBalanceAt.delete(id);
    world.tell("charge.updated", enterBalance(world, find(world.charges, "charge", id)));
  }
}

/**
 * "Another Balance transaction of type payment_failure_refund appears if the pending payment later fails": the charge
 * names it as its failure_balance_transaction. https://docs.stripe.com/reports/balance-transaction-types,
 * https://docs.stripe.com/api/charges/object
 */
function giveBack(world: World, charge: Stripe.Charge): Partial<Stripe.Charge> {
  if (charge.balance_transaction === null) return {};
  const movement = moveBalance(world, {
    type: "payment_failure_refund",
    reportingCategory: "charge_failure",
    amount: -charge.amount,
    fee: world.keepsFeeOfFailedDebits ? 0 : -feeOf(charge.amount, isDebit(charge)),
    source: charge.id,
    availableInDays: 0,
  });
  return { failure_balance_transaction: movement.id };
}

const isDebit = ({ payment_method_details: details }: Stripe.Charge) => details?.type === "sepa_debit";

function endOf(charge: Stripe.Charge, end: ChargeEnd): Partial<Stripe.Charge> {
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
  return {
    status: "succeeded",
    paid: true,
    captured: true,
    amount_captured: charge.amount,
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

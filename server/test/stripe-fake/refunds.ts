import type { Stripe } from "stripe";
import { balanceOf, moveBalance } from "./balance.ts";
import type { Form } from "./form.ts";
import { mergedMetadata, text, whole } from "./form.ts";
import { page, type Handlers } from "./handler.ts";
import { invalidRequest } from "./refusal.ts";
import { find, idOf, secondsOf, type World } from "./world.ts";

export const REFUND_CALLS: Handlers = {
  "POST /v1/refunds": (world, { form }) => {
    const charge = chargeToRefund(world, form);
    const left = charge.amount - charge.amount_refunded;
    const amount = whole(form, "amount") ?? left;
    refuseWhatCannotBe(charge, amount, left);
    const id = world.newId(charge.id.startsWith("py") ? "pyr" : "re");
    const held = world.holdsRefunds && balanceOf(world) < amount;
    const refund: Stripe.Refund = {
      id,
      object: "refund",
      amount,
      balance_transaction: held ? null : takeFromBalance(world, { id, amount }),
      charge: charge.id,
      created: secondsOf(world.now()),
      currency: "eur",
      customer: charge.customer,
      customer_account: null,
      metadata: mergedMetadata(null, form),
      payment_intent: idOf(charge.payment_intent),
      payment_method: charge.payment_method,
      reason: text(form, "reason"),
      receipt_number: null,
      source_transfer_reversal: null,
      status: held ? "pending" : "succeeded",
      ...(held && { pending_reason: "insufficient_funds" }),
      transfer_reversal: null,
    };
    const refunded = charge.amount_refunded + amount;
    const after = { ...charge, amount_refunded: refunded, refunded: refunded === charge.amount };
    world.refunds.set(id, refund);
    world.charges.set(charge.id, after);
    world.tell("refund.created", refund);
    world.tell("charge.refunded", after);
    return refund;
  },
  "GET /v1/refunds": (world, { form }) => {
    const [payment, charge] = ["payment_intent", "charge"].map((name) => text(form, name));
    const found = [...world.refunds.values()].filter(
      (each) =>
        (payment == null || idOf(each.payment_intent) === payment) &&
        (charge == null || idOf(each.charge) === charge),
    );
    return page(found, form, "/v1/refunds");
  },
  "GET /v1/refunds/:id": (world, { id }) => find(world.refunds, "refund", id),
};

function chargeToRefund(world: World, form: Form): Stripe.Charge {
  const chargeId = text(form, "charge");
  if (chargeId !== null) return find(world.charges, "charge", chargeId, "charge");
  const paymentId = text(form, "payment_intent") ?? "";
  const payment = find(world.paymentIntents, "payment_intent", paymentId, "payment_intent");
  const charge = world.charges.get(idOf(payment.latest_charge) ?? "");
  if (charge?.status === "succeeded") return charge;
  throw invalidRequest(`This PaymentIntent (${paymentId}) does not have a successful charge to refund.`, {
    code: "payment_intent_unexpected_state",
  });
}

function refuseWhatCannotBe(charge: Stripe.Charge, amount: number, left: number) {
  if (charge.disputed)
    throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: "charge_disputed",
    });
  if (left === 0)
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
      code: "charge_already_refunded",
    });
  if (amount <= 0 || amount > left)
    throw invalidRequest(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, {
      param: "amount",
    });
}

const takeFromBalance = (world: World, { id, amount }: { id: string; amount: number }): string =>
  moveBalance(world, {
    type: id.startsWith("pyr") ? "payment_refund" : "refund",
    reportingCategory: "refund",
    amount: -amount,
    fee: 0,
    source: id,
    availableInDays: 0,
  }).id;

const isHeld = (refund: Stripe.Refund) => refund.status === "pending" && refund.balance_transaction === null;

/** What waited for the balance goes to the payers as far as it suffices. */
export function releaseRefunds(world: World): void {
  for (const refund of [...world.refunds.values()].filter(isHeld)) {
    if (balanceOf(world) < refund.amount) continue;
    const { pending_reason: _waited, ...rest } = refund;
    const balance_transaction = takeFromBalance(world, refund);
    const sent: Stripe.Refund = { ...rest, status: "succeeded", balance_transaction };
    world.refunds.set(refund.id, sent);
    world.tell("refund.updated", sent);
  }
}

/** A bank that takes the money itself ends what was to be paid back. Nothing had moved, so nothing comes back. */
export function endHeldRefunds(world: World, charge: string): void {
  for (const refund of [...world.refunds.values()].filter(isHeld)) {
    if (idOf(refund.charge) !== charge) continue;
    const { pending_reason: _waited, ...rest } = refund;
    const failed: Stripe.Refund = {
      ...rest,
      status: "failed",
      failure_reason: "charge_for_pending_refund_disputed",
    };
    world.refunds.set(refund.id, failed);
    world.tell("refund.failed", failed);
    world.tell("refund.updated", failed);
  }
}

/** The payer's bank could not take the money back: it is on the balance again. */
export function failRefund(world: World, id: string): void {
  const refund = find(world.refunds, "refund", id);
  const returned = moveBalance(world, {
    type: "refund_failure",
    reportingCategory: "refund_failure",
    amount: refund.amount,
    fee: 0,
    source: id,
    availableInDays: 0,
  });
  const failed: Stripe.Refund = {
    ...refund,
    status: "failed",
    failure_reason: "lost_or_stolen_card",
    failure_balance_transaction: returned.id,
  };
  world.refunds.set(id, failed);
  world.tell("refund.failed", failed);
  world.tell("refund.updated", failed);
}

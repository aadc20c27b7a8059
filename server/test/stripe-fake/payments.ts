import type { Stripe } from "stripe";
import { DAY_MS, find, findCustomer, idOf, secondsOf, unexpectedState, type World } from "./world.ts";
import { NOT_ENOUGH_TO_DEBIT, outcomeOf, type Refused } from "./bank.ts";
import { chargeOf, endCharge, makeCharge } from "./charges.ts";
import type { Form } from "./form.ts";
import { allowedTypes, flag, mergedMetadata, text, whole } from "./form.ts";
import { page, type Handlers } from "./handler.ts";
import { mandateOf } from "./methods.ts";
import { newPayment } from "./new-payment.ts";
import { invalidRequest, StripeRefusal } from "./refusal.ts";

const LEAST_CENTS = 50;
const DEBIT_DAYS = 5;

export const PAYMENT_CALLS: Handlers = {
  "POST /v1/payment_intents": (world, { form }) => {
    if (flag(form, "confirm")) throw invalidRequest("This fake confirms in a call of its own.");
    const amount = whole(form, "amount") ?? 0;
    if (text(form, "currency") !== "eur") throw invalidRequest("Invalid currency.", { param: "currency" });
    if (amount < LEAST_CENTS)
      throw invalidRequest("Amount must be at least €0.50 eur", {
        code: "amount_too_small",
        param: "amount",
      });
    const customer = text(form, "customer");
    if (customer !== null) findCustomer(world, customer, "customer");
    const payment = newPayment(world, {
      amount,
      customer,
      description: text(form, "description"),
      metadata: mergedMetadata(null, form),
      capture: text(form, "capture_method"),
      types: allowedTypes(form),
    });
    world.paymentIntents.set(payment.id, payment);
    world.tell("payment_intent.created", payment);
    return payment;
  },
  "GET /v1/payment_intents/:id": (world, { id }) => find(world.paymentIntents, "payment_intent", id),
  "GET /v1/payment_intents": (world, { form }) => {
    const customer = text(form, "customer");
    const found = [...world.paymentIntents.values()].filter(
      (each) => customer === null || idOf(each.customer) === customer,
    );
    return page(found, form, "/v1/payment_intents");
  },
  "POST /v1/payment_intents/:id/confirm": (world, { id, form }) => confirm(world, id, form),
  "POST /v1/payment_intents/:id/cancel": (world, { id, form }) => {
    const payment = find(world.paymentIntents, "payment_intent", id);
    if (["succeeded", "processing", "canceled"].includes(payment.status))
      throw unexpectedState(payment, "canceled");
    const reason = text(form, "cancellation_reason");
    return change(world, payment, "canceled", {
      status: "canceled",
      canceled_at: secondsOf(world.now()),
      cancellation_reason: reason,
      next_action: null,
    });
  },
};

function confirm(world: World, id: string, form: Form): Stripe.PaymentIntent {
  const payment = find(world.paymentIntents, "payment_intent", id);
  if (["succeeded", "processing", "canceled"].includes(payment.status))
    throw unexpectedState(payment, "confirmed");
  const method = methodFor(world, payment, text(form, "payment_method"));
  const behaviour = find(world.behaviours, "PaymentMethod", method.id, "payment_method");
  const outcome = outcomeOf(behaviour, flag(form, "off_session"));
  switch (outcome.kind) {
    case "succeeds":
      return succeed(world, payment, method);
    case "processes": {
      const charge = makeCharge(world, payment, method, { kind: "pending" });
      world.settlesAt.set(id, world.now().getTime() + DEBIT_DAYS * DAY_MS);
      return change(world, payment, "processing", {
        status: "processing",
        ...answeredBy(method.id),
        latest_charge: charge.id,
      });
    }
    case "asks_payer": {
      const returnUrl = text(form, "return_url");
      const next = { type: "redirect_to_url", redirect_to_url: redirect(world, id, returnUrl) };
      return change(world, payment, "requires_action", {
        status: "requires_action",
        ...answeredBy(method.id),
        next_action: next,
      });
    }
    case "refused": {
      const refused = refuse(world, payment, method, outcome.refused);
      throw new StripeRefusal(402, { ...errorOf(outcome.refused, method, refused), payment_intent: refused });
    }
    default:
      throw new Error(`no such outcome: ${JSON.stringify(outcome satisfies never)}`);
  }
}

const redirect = (world: World, id: string, returnUrl: string | null) => {
  if (returnUrl === null) throw invalidRequest("A return_url must be given.", { param: "return_url" });
  return { return_url: returnUrl, url: `${world.origin}/3ds/${id}` };
};

function methodFor(world: World, payment: Stripe.PaymentIntent, id: string | null): Stripe.PaymentMethod {
  if (id === null)
    throw invalidRequest("You cannot confirm this PaymentIntent because it's missing a payment method.", {
      code: "payment_intent_unexpected_state",
      payment_intent: payment,
    });
  const method = find(world.methods, "PaymentMethod", id, "payment_method");
  if (idOf(method.customer) !== idOf(payment.customer))
    throw invalidRequest(`The customer does not have a payment method with the ID ${id}.`, {
      code: "resource_missing",
      param: "payment_method",
    });
  if (!payment.payment_method_types.includes(method.type))
    throw invalidRequest(
      `The PaymentMethod provided (${method.type}) is not allowed for this PaymentIntent.`,
      { code: "payment_intent_invalid_parameter", param: "payment_method" },
    );
  if (mandateOf(world, id)?.status === "inactive")
    throw invalidRequest("The provided mandate is invalid and can not be used for the payment intent.", {
      code: "payment_intent_mandate_invalid",
    });
  return method;
}

const answeredBy = (method: string) => ({
  payment_method: method,
  last_payment_error: null,
  next_action: null,
});

function succeed(world: World, payment: Stripe.PaymentIntent, method: Stripe.PaymentMethod) {
  const charge = makeCharge(world, payment, method, { kind: "succeeded" });
  if (world.behaviours.get(method.id) === "disputed")
    world.disputedAt.set(payment.id, world.now().getTime() + DAY_MS);
  return change(world, payment, "succeeded", {
    status: "succeeded",
    ...answeredBy(method.id),
    amount_received: payment.amount,
    latest_charge: charge.id,
  });
}

function refuse(
  world: World,
  payment: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  refused: Refused,
): Stripe.PaymentIntent {
  const charge = makeCharge(world, payment, method, { kind: "failed", refused });
  return change(world, payment, "payment_failed", {
    status: "requires_payment_method",
    payment_method: null,
    next_action: null,
    last_payment_error: errorOf(refused, method, { latest_charge: charge.id }),
    latest_charge: charge.id,
  });
}

const errorOf = (
  { code, declineCode, advice, message }: Refused,
  method: Stripe.PaymentMethod,
  { latest_charge }: Pick<Stripe.PaymentIntent, "latest_charge">,
) => ({
  type: "card_error",
  code,
  ...(declineCode !== undefined && { decline_code: declineCode }),
  advice_code: advice,
  charge: idOf(latest_charge) ?? "",
  doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll("_", "-")}`,
  message,
  payment_method: method,
});

export function change(
  world: World,
  payment: Stripe.PaymentIntent,
  type: string,
  changes: Partial<Stripe.PaymentIntent>,
): Stripe.PaymentIntent {
  const after = { ...payment, ...changes };
  world.paymentIntents.set(after.id, after);
  world.tell(type === "requires_action" ? "payment_intent.requires_action" : `payment_intent.${type}`, after);
  return after;
}

/** The payer's answer on the bank's page. */
export function answerBank(world: World, id: string, answer: "approve" | "refuse"): void {
  const payment = find(world.paymentIntents, "payment_intent", id);
  if (payment.status !== "requires_action") throw new Error(`the payment is ${payment.status}`);
  const method = find(world.methods, "PaymentMethod", idOf(payment.payment_method) ?? "");
  if (answer === "approve") {
    succeed(world, payment, method);
    return;
  }
  change(world, payment, "payment_failed", {
    status: "requires_payment_method",
    payment_method: null,
    next_action: null,
    last_payment_error: {
      type: "invalid_request_error",
      code: "payment_intent_authentication_failure",
      message: "The provided PaymentMethod has failed authentication.",
      payment_method: method,
    },
  });
}

/** Ends the direct debits whose days are over. */
export function settleDebits(world: World): void {
  const now = world.now().getTime();
  for (const [id, at] of world.settlesAt) {
    if (at > now) continue;
    world.settlesAt.delete(id);
    const payment = find(world.paymentIntents, "payment_intent", id);
    const method = find(world.methods, "PaymentMethod", idOf(payment.payment_method) ?? "");
    const charge = chargeOf(world, payment);
    if (world.behaviours.get(method.id) === "fails_to_settle") {
      endCharge(world, charge, { kind: "failed", refused: NOT_ENOUGH_TO_DEBIT });
      change(world, payment, "payment_failed", {
        status: "requires_payment_method",
        payment_method: null,
        last_payment_error: errorOf(NOT_ENOUGH_TO_DEBIT, method, payment),
      });
    } else {
      endCharge(world, charge, { kind: "succeeded" });
      change(world, payment, "succeeded", { status: "succeeded", amount_received: payment.amount });
    }
  }
}

import type { Stripe } from "stripe";
import { secondsOf, type World } from "./world.ts";

export type AskedPayment = {
  amount: number;
  customer: string | null;
  description: string | null;
  metadata: Record<string, string>;
  capture: Stripe.PaymentIntent.CaptureMethod | null;
  types: Pick<Stripe.PaymentIntent, "allowed_payment_method_types" | "payment_method_types">;
};

/** A payment intent nobody has confirmed yet. */
export function newPayment(world: World, asked: AskedPayment): Stripe.PaymentIntent {
  const id = world.newId("pi");
  return {
    id,
    object: "payment_intent",
    amount: asked.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    // Since 2024-04-10: https://docs.stripe.com/changelog/2024-04-10/automatic-sync-default-paymentintents
    capture_method: asked.capture ?? "automatic_async",
    client_secret: `${id}_secret_fake`,
    confirmation_method: "automatic",
    created: secondsOf(world.now()),
    currency: "eur",
    customer: asked.customer,
    customer_account: null,
    description: asked.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: asked.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    ...asked.types,
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: "requires_payment_method",
    transfer_group: null,
  };
}

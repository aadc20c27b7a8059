import type { Stripe } from "stripe";
import type { TestBehaviour } from "../../src/adapters/payment/suite/acts.suite.ts";
import type { Form } from "./form.ts";
import { allowedTypes, mergedMetadata, part, text } from "./form.ts";
import { page, type Handlers } from "./handler.ts";
import { saveMethod } from "./methods.ts";
import { invalidRequest } from "./refusal.ts";
import { DAY_MS, find, findCustomer, idOf, secondsOf, type World } from "./world.ts";

type Saved = ReturnType<typeof saveMethod>;

export const SETUP_CALLS: Handlers = {
  "POST /v1/checkout/sessions": (world, { form }) => {
    if (text(form, "mode") !== "setup")
      throw invalidRequest("This fake knows set-up sessions only.", { param: "mode" });
    const customer = findCustomer(world, text(form, "customer") ?? "", "customer");
    const session = newSession(world, customer, form);
    world.sessions.set(session.id, session);
    return session;
  },
  "GET /v1/checkout/sessions/:id": (world, { id }) => find(world.sessions, "checkout.session", id),
  "POST /v1/checkout/sessions/:id/expire": (world, { id }) => {
    const session = find(world.sessions, "checkout.session", id);
    if (session.status !== "open")
      throw invalidRequest('Only Checkout Sessions with a status in ["open"] can be expired.');
    return expire(world, session);
  },
  "GET /v1/setup_intents": (world, { form }) => {
    const [method, customer] = ["payment_method", "customer"].map((name) => text(form, name));
    const found = [...world.setupIntents.values()].filter(
      (each) =>
        (method == null || idOf(each.payment_method) === method) &&
        (customer == null || idOf(each.customer) === customer),
    );
    return page(found, form, "/v1/setup_intents");
  },
  "GET /v1/setup_intents/:id": (world, { id }) => find(world.setupIntents, "setupintent", id),
  "GET /v1/setup_attempts": (world, { form }) => {
    const wanted = text(form, "setup_intent");
    const found = [...world.setupAttempts.values()].filter((each) => idOf(each.setup_intent) === wanted);
    return page(found, form, "/v1/setup_attempts");
  },
};

function newSession(world: World, customer: Stripe.Customer, form: Form): Stripe.Checkout.Session {
  const id = world.newId("cs_test");
  const intent = newSetupIntent(world, customer.id, form);
  const submit = part(part(form, "custom_text"), "submit");
  return {
    ...NOTHING_FOR_SALE,
    id,
    object: "checkout.session",
    cancel_url: text(form, "cancel_url"),
    client_reference_id: text(form, "client_reference_id"),
    created: secondsOf(world.now()),
    currency: text(form, "currency"),
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: text(submit, "message") === null ? null : { message: text(submit, "message") ?? "" },
      terms_of_service_acceptance: null,
    },
    customer: customer.id,
    customer_details: {
      address: null,
      business_name: null,
      email: customer.email,
      individual_name: null,
      name: customer.name ?? null,
      phone: null,
      tax_exempt: "none",
      tax_ids: null,
    },
    expires_at: secondsOf(new Date(world.now().getTime() + DAY_MS)),
    locale: text(form, "locale"),
    metadata: mergedMetadata(null, form),
    mode: "setup",
    ...allowedTypes(form),
    payment_status: "no_payment_required",
    setup_intent: intent.id,
    status: "open",
    success_url: text(form, "success_url"),
    url: `${world.origin}/c/pay/${id}`,
  };
}

/** What a session that sells nothing says of selling. */
const NOTHING_FOR_SALE = {
  adaptive_pricing: null,
  after_expiration: null,
  allow_promotion_codes: null,
  amount_subtotal: null,
  amount_total: null,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  billing_address_collection: null,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  custom_fields: [],
  customer_account: null,
  customer_creation: null,
  customer_email: null,
  discounts: null,
  integration_identifier: null,
  invoice: null,
  invoice_creation: null,
  livemode: false,
  managed_payments: null,
  origin_context: null,
  payment_intent: null,
  payment_link: null,
  payment_method_collection: "always",
  payment_method_configuration_details: null,
  payment_method_options: {},
  permissions: null,
  recovered_from: null,
  saved_payment_method_options: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  submit_type: null,
  subscription: null,
  total_details: null,
  ui_mode: "hosted_page",
  wallet_options: null,
} satisfies Partial<Stripe.Checkout.Session>;

function newSetupIntent(world: World, customer: string, form: Form): Stripe.SetupIntent {
  const id = world.newId("seti");
  const intent: Stripe.SetupIntent = {
    id,
    object: "setup_intent",
    application: null,
    automatic_payment_methods: null,
    cancellation_reason: null,
    client_secret: `${id}_secret_fake`,
    created: secondsOf(world.now()),
    customer,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    managed_payments: null,
    mandate: null,
    metadata: mergedMetadata(null, part(form, "setup_intent_data")),
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    ...allowedTypes(form),
    single_use_mandate: null,
    status: "requires_payment_method",
    usage: "off_session",
  };
  world.setupIntents.set(id, intent);
  return intent;
}

/** The payer fills in the hosted page and confirms where the bank asks. */
export function completeSetup(world: World, sessionId: string, behaviour: TestBehaviour): void {
  const session = find(world.sessions, "checkout.session", sessionId);
  if (session.status !== "open") throw new Error(`the session is ${String(session.status)}`);
  const customer = idOf(session.customer) ?? "";
  const intent = find(world.setupIntents, "setupintent", idOf(session.setup_intent) ?? "");
  const saved = saveMethod(world, customer, behaviour);
  const { method } = saved;
  const attempt: Stripe.SetupAttempt = {
    id: world.newId("setatt"),
    object: "setup_attempt",
    application: null,
    created: secondsOf(world.now()),
    customer,
    customer_account: null,
    flow_directions: null,
    livemode: false,
    on_behalf_of: null,
    payment_method: method.id,
    payment_method_details: { type: method.type },
    setup_error: null,
    setup_intent: intent.id,
    status: "succeeded",
    usage: "off_session",
  };
  const complete: Stripe.Checkout.Session = { ...session, status: "complete", url: null };
  world.setupAttempts.set(attempt.id, attempt);
  const done = succeed(world, { ...intent, latest_attempt: attempt.id }, saved);
  world.sessions.set(complete.id, complete);
  world.tell("setup_intent.succeeded", done);
  world.tell("checkout.session.completed", complete);
}

function succeed(world: World, intent: Stripe.SetupIntent, { method, mandate }: Saved): Stripe.SetupIntent {
  const done: Stripe.SetupIntent = {
    ...intent,
    mandate: mandate?.id ?? null,
    payment_method: method.id,
    status: "succeeded",
  };
  world.setupIntents.set(done.id, done);
  return done;
}

/** A method saved elsewhere than on a set-up's page; it too leaves a set-up intent, where its mandate is found. */
export function saveWithIntent(world: World, customer: string, behaviour: TestBehaviour): Saved {
  const saved = saveMethod(world, customer, behaviour);
  succeed(world, newSetupIntent(world, customer, {}), saved);
  return saved;
}

export function expireSetups(world: World): void {
  const now = secondsOf(world.now());
  for (const session of world.sessions.values())
    if (session.status === "open" && session.expires_at < now) expire(world, session);
}

function expire(world: World, session: Stripe.Checkout.Session): Stripe.Checkout.Session {
  const expired: Stripe.Checkout.Session = { ...session, status: "expired", url: null };
  world.sessions.set(expired.id, expired);
  world.tell("checkout.session.expired", expired);
  return expired;
}

import type { Stripe } from "stripe";
import type { TestBehaviour } from "../../src/adapters/payment/suite/acts.suite.ts";
import { isDebit } from "./bank.ts";
import { changeCustomer } from "./customers.ts";
import { text } from "./form.ts";
import { page, type Asked, type Handlers } from "./handler.ts";
import { invalidRequest } from "./refusal.ts";
import { find, findCustomer, idOf, secondsOf, type World } from "./world.ts";

const LAST4: Record<TestBehaviour, string> = {
  works: "4242",
  always_confirms: "3184",
  declines: "0341",
  no_funds: "9995",
  expired: "0069",
  lost: "9987",
  disputed: "0259",
  settles: "3000",
  fails_to_settle: "3001",
};

const NO_DETAILS = { address: null, email: null, name: null, phone: null, tax_id: null };

/** A method as a hosted page leaves it: saved, the customer's, for use off session. */
export function saveMethod(
  world: World,
  customer: string,
  behaviour: TestBehaviour,
): { method: Stripe.PaymentMethod; mandate: Stripe.Mandate | null } {
  const base = {
    id: world.newId("pm"),
    object: "payment_method" as const,
    billing_details: NO_DETAILS,
    created: secondsOf(world.now()),
    customer,
    customer_account: null,
    livemode: false,
    metadata: {},
    allow_redisplay: "limited" as const,
  };
  const method: Stripe.PaymentMethod = isDebit(behaviour)
    ? { ...base, type: "sepa_debit", sepa_debit: debitOf(LAST4[behaviour]) }
    : { ...base, type: "card", card: cardOf(LAST4[behaviour]) };
  world.methods.set(method.id, method);
  world.behaviours.set(method.id, behaviour);
  world.tell("payment_method.attached", method);
  return { method, mandate: isDebit(behaviour) ? makeMandate(world, method.id) : null };
}

export const cardOf = (last4: string): Stripe.PaymentMethod.Card => ({
  brand: "visa",
  checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: "pass" },
  country: "BE",
  display_brand: "visa",
  exp_month: 12,
  exp_year: 2034,
  fingerprint: `fake${last4}`,
  funding: "credit",
  generated_from: null,
  last4,
  networks: { available: ["visa"], preferred: null },
  regulated_status: "unregulated",
  three_d_secure_usage: { supported: true },
  wallet: null,
});

const debitOf = (last4: string): Stripe.PaymentMethod.SepaDebit => ({
  bank_code: "37040044",
  branch_code: "",
  country: "DE",
  fingerprint: `fake${last4}`,
  generated_from: { charge: null, setup_attempt: null },
  last4,
});

function makeMandate(world: World, method: string): Stripe.Mandate {
  const id = world.newId("mandate");
  const mandate: Stripe.Mandate = {
    id,
    object: "mandate",
    customer_acceptance: {
      accepted_at: secondsOf(world.now()),
      online: { ip_address: "127.0.0.1", user_agent: "test" },
      type: "online",
    },
    livemode: false,
    multi_use: {},
    payment_method: method,
    payment_method_details: {
      type: "sepa_debit",
      sepa_debit: { reference: `FAKE${id.slice(-12)}`, url: `${world.origin}/mandate/${id}` },
    },
    status: "active",
    type: "multi_use",
  };
  world.mandates.set(id, mandate);
  world.mandateIds.set(method, id);
  return mandate;
}

export const mandateOf = (world: World, method: string): Stripe.Mandate | null =>
  world.mandates.get(world.mandateIds.get(method) ?? "") ?? null;

export const METHOD_CALLS: Handlers = {
  "GET /v1/customers/:id/payment_methods": (world, asked) => methodsOf(world, asked.id, asked),
  "GET /v1/payment_methods": (world, asked) =>
    methodsOf(world, text(asked.form, "customer") ?? "", asked, "customer"),
  "GET /v1/payment_methods/:id": (world, { id }) => find(world.methods, "PaymentMethod", id),
  "POST /v1/payment_methods/:id/detach": (world, { id }) => {
    const method = find(world.methods, "PaymentMethod", id);
    const customer = idOf(method.customer);
    if (customer === null)
      throw invalidRequest("The payment method you provided is not attached to a customer.");
    const detached = { ...method, customer: null };
    world.methods.set(id, detached);
    world.tell("payment_method.detached", detached, { customer });
    const owner = findCustomer(world, customer);
    if (idOf(owner.invoice_settings.default_payment_method) === id)
      changeCustomer(world, owner, {
        invoice_settings: { ...owner.invoice_settings, default_payment_method: null },
      });
    return detached;
  },
  "GET /v1/mandates/:id": (world, { id }) => find(world.mandates, "mandate", id),
};

function methodsOf(world: World, customer: string, { form }: Asked, param?: string): object {
  findCustomer(world, customer, param);
  const type = text(form, "type");
  const own = [...world.methods.values()].filter(
    (method) => idOf(method.customer) === customer && (type === null || method.type === type),
  );
  return page(own, form, `/v1/customers/${customer}/payment_methods`);
}

import type { Stripe } from "stripe";
import type { Form } from "./form.ts";
import { list, mergedMetadata, part, text } from "./form.ts";
import type { Handlers } from "./handler.ts";
import { invalidRequest } from "./refusal.ts";
import { find, findCustomer, idOf, secondsOf, type World } from "./world.ts";

export const CUSTOMER_CALLS: Handlers = {
  "POST /v1/customers": (world, { form }) => createCustomer(world, form),
  "GET /v1/customers/:id": (world, { id }) => find(world.customers, "customer", id),
  "POST /v1/customers/:id": (world, { id, form }) =>
    changeCustomer(world, findCustomer(world, id), changesOf(world, id, form)),
  "DELETE /v1/customers/:id": (world, { id }) => {
    const customer = findCustomer(world, id);
    for (const method of world.methods.values())
      if (idOf(method.customer) === id) world.methods.set(method.id, { ...method, customer: null });
    const deleted: Stripe.DeletedCustomer = { id, object: "customer", deleted: true };
    world.customers.set(id, deleted);
    world.tell("customer.deleted", customer);
    return deleted;
  },
};

export function createCustomer(world: World, form: Form): Stripe.Customer {
  const customer: Stripe.Customer = {
    id: world.newId("cus"),
    object: "customer",
    address: null,
    balance: 0,
    created: secondsOf(world.now()),
    currency: null,
    default_source: null,
    delinquent: false,
    description: text(form, "description"),
    discount: null,
    email: text(form, "email"),
    invoice_prefix: "KALIVO",
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: mergedMetadata(null, form),
    name: text(form, "name"),
    next_invoice_sequence: 1,
    phone: text(form, "phone"),
    preferred_locales: list(form, "preferred_locales"),
    shipping: null,
    tax_exempt: "none",
    test_clock: null,
  };
  world.customers.set(customer.id, customer);
  world.tell("customer.created", customer);
  return customer;
}

function changesOf(world: World, id: string, form: Form): Partial<Stripe.Customer> {
  const before = findCustomer(world, id);
  const changed = (name: "name" | "email" | "description" | "phone") =>
    name in form ? { [name]: text(form, name) } : {};
  const invoice = part(form, "invoice_settings");
  return {
    ...changed("name"),
    ...changed("email"),
    ...changed("description"),
    ...changed("phone"),
    metadata: form["metadata"] === "" ? {} : mergedMetadata(before.metadata, form),
    ...("preferred_locales" in form && { preferred_locales: list(form, "preferred_locales") }),
    ...("default_payment_method" in invoice && {
      invoice_settings: {
        ...before.invoice_settings,
        default_payment_method: ownMethod(world, id, text(invoice, "default_payment_method")),
      },
    }),
  };
}

function ownMethod(world: World, customer: string, methodId: string | null): string | null {
  if (methodId === null) return null;
  const param = "invoice_settings[default_payment_method]";
  const method = find(world.methods, "PaymentMethod", methodId, param);
  if (idOf(method.customer) === customer) return methodId;
  throw invalidRequest(`The customer does not have a payment method with the ID ${methodId}.`, {
    code: "resource_missing",
    param,
  });
}

export function changeCustomer(
  world: World,
  customer: Stripe.Customer,
  changes: Partial<Stripe.Customer>,
): Stripe.Customer {
  const after = { ...customer, ...changes };
  world.customers.set(after.id, after);
  world.tell("customer.updated", after);
  return after;
}

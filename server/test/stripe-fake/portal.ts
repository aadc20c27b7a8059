import type { Stripe } from "stripe";
import type { TestBehaviour } from "../../src/adapters/payment/suite/acts.suite.ts";
import { changeCustomer } from "./customers.ts";
import { flag, mergedMetadata, part, text } from "./form.ts";
import { page, type Handlers } from "./handler.ts";
import { invalidRequest } from "./refusal.ts";
import { saveWithIntent } from "./setups.ts";
import { find, findCustomer, secondsOf, type World } from "./world.ts";

export const PORTAL_CALLS: Handlers = {
  "POST /v1/billing_portal/configurations": (world, { form }) => {
    const configuration = newConfiguration(world, form);
    world.configurations.set(configuration.id, configuration);
    return configuration;
  },
  "GET /v1/billing_portal/configurations": (world, { form }) => {
    const active = text(form, "active");
    const found = [...world.configurations.values()].filter(
      (each) => active === null || each.active === (active === "true"),
    );
    return page(found, form, "/v1/billing_portal/configurations");
  },
  "POST /v1/billing_portal/sessions": (world, { form }) => {
    const customer = findCustomer(world, text(form, "customer") ?? "", "customer");
    const asked = text(form, "configuration");
    if (asked === null)
      throw invalidRequest(
        "No configuration provided and your test mode default configuration has not been created.",
      );
    const configuration = find(world.configurations, "configuration", asked, "configuration");
    const flow = text(part(form, "flow_data"), "type");
    if (flow === "payment_method_update" && !configuration.features.payment_method_update.enabled)
      throw invalidRequest("This feature is not enabled in the portal configuration.", {
        param: "flow_data",
      });
    const id = world.newId("bps");
    const session: Stripe.BillingPortal.Session = {
      id,
      object: "billing_portal.session",
      configuration: configuration.id,
      created: secondsOf(world.now()),
      customer: customer.id,
      customer_account: null,
      flow: flow === null ? null : { after_completion: STAYS, type: flow, ...NO_FLOWS },
      livemode: false,
      locale: text(form, "locale"),
      on_behalf_of: null,
      return_url: text(form, "return_url"),
      url: `${world.origin}/p/session/${id}`,
    };
    return session;
  },
};

const STAYS = { type: "portal_homepage", hosted_confirmation: null, redirect: null };
const NO_FLOWS = {
  customer_update: null,
  subscription_cancel: null,
  subscription_pause: null,
  subscription_update: null,
  subscription_update_confirm: null,
};

type Enabled = { enabled: boolean };

function newConfiguration(
  world: World,
  form: Parameters<typeof part>[0],
): Stripe.BillingPortal.Configuration {
  const features = part(form, "features");
  const enabled = (name: string): Enabled => ({ enabled: flag(part(features, name), "enabled") });
  const now = secondsOf(world.now());
  return {
    id: world.newId("bpc"),
    object: "billing_portal.configuration",
    active: true,
    application: null,
    business_profile: { headline: null, privacy_policy_url: null, terms_of_service_url: null },
    created: now,
    default_return_url: text(form, "default_return_url"),
    features: {
      customer_update: { ...enabled("customer_update"), allowed_updates: [] },
      invoice_history: enabled("invoice_history"),
      payment_method_update: { ...enabled("payment_method_update"), payment_method_configuration: null },
      subscription_cancel: {
        ...enabled("subscription_cancel"),
        cancellation_reason: { enabled: false, feedback_options: null, options: [] },
        mode: "at_period_end",
        proration_behavior: "none",
      },
      subscription_pause: {
        ...enabled("subscription_pause"),
        duration: { interval_options: [], type: "indefinite" },
      },
      subscription_update: {
        ...enabled("subscription_update"),
        billing_cycle_anchor: null,
        default_allowed_updates: [],
        products: null,
        proration_behavior: "none",
        schedule_at_period_end: { conditions: [] },
        trial_update_behavior: "end_trial",
      },
    },
    is_default: false,
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata: mergedMetadata(null, form),
    name: text(form, "name"),
    updated: now,
  };
}

/** The payer takes another method in the portal, which then is the default of the customer. */
export function changeMethod(world: World, customerId: string, behaviour: TestBehaviour): string {
  const { method } = saveWithIntent(world, customerId, behaviour);
  const customer = findCustomer(world, customerId);
  changeCustomer(world, customer, {
    invoice_settings: { ...customer.invoice_settings, default_payment_method: method.id },
  });
  return method.id;
}

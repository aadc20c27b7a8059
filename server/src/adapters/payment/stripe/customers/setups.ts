import type { Stripe } from "stripe";
import { Rejected, type PaymentProvider } from "../../port.ts";
import { ask, isMissing } from "../errors.ts";
import { idOf, type StripeAccount } from "../stripe-account.ts";
import { defaultMethod, savedMethod } from "./methods.ts";

/** Checkout's own page saves the method, with the bank's confirmation; the mandate's text is beside its button. */
export async function startMethodSetup(
  { stripe }: StripeAccount,
  input: Parameters<PaymentProvider["startMethodSetup"]>[0],
): Promise<{ setupRef: string; url: string }> {
  const { customerRef, setupKey, locale } = input;
  const metadata = { setup: setupKey };
  const session = await ask(() =>
    stripe.checkout.sessions.create(
      {
        mode: "setup",
        currency: "eur",
        allowed_payment_method_types: [...input.methods],
        customer: customerRef,
        locale,
        custom_text: { submit: { message: input.mandateText } },
        metadata,
        setup_intent_data: { metadata },
        success_url: input.returnUrl,
        cancel_url: input.cancelUrl,
      },
      { idempotencyKey: `${customerRef}:${setupKey}` },
    ),
  );
  if (session.url === null) throw new Rejected(`set-up ${session.id} has no page any more`);
  return { setupRef: session.id, url: session.url };
}

/** Follows the session to its set-up, method and mandate. The saved method becomes the default. */
export async function getMethodSetup(
  account: StripeAccount,
  setupRef: string,
): ReturnType<PaymentProvider["getMethodSetup"]> {
  const { stripe } = account;
  const session = await ask(() =>
    stripe.checkout.sessions.retrieve(setupRef, {
      expand: ["setup_intent.payment_method", "setup_intent.mandate"],
    }),
  );
  if (session.status === "expired") return { status: "expired" };
  const setup = session.setup_intent;
  if (session.status !== "complete" || setup === null || typeof setup === "string") return { status: "open" };
  if (setup.status !== "succeeded") return { status: "open" };
  const customerRef = idOf(session.customer);
  const { payment_method: method, mandate } = setup;
  if (customerRef === null || method === null || typeof method === "string")
    throw new Rejected(`set-up ${setupRef} ended without a method`);
  await makeDefault(account, customerRef, method);
  return {
    status: "complete",
    customerRef,
    method: savedMethod(account, method, mandate === null || typeof mandate === "string" ? null : mandate),
  };
}

/** An old event about a set-up must not undo a later choice, so an older method never replaces the default. */
async function makeDefault(
  account: StripeAccount,
  customerRef: string,
  method: Stripe.PaymentMethod,
): Promise<void> {
  if (idOf(method.customer) !== customerRef) return; // detached since
  const { stripe } = account;
  const customer = await ask(() => stripe.customers.retrieve(customerRef));
  if (customer.deleted === true) return;
  const before = await defaultMethod(account, customer);
  if (before !== null && (before.id === method.id || before.created > method.created)) return;
  await ask(() =>
    stripe.customers.update(customerRef, { invoice_settings: { default_payment_method: method.id } }),
  );
}

/** A page that is finished while it is closed throws, and is dropped by the next try. */
export async function dropMethodSetup({ stripe }: StripeAccount, setupRef: string): Promise<void> {
  await ask(async () => {
    try {
      const session = await stripe.checkout.sessions.retrieve(setupRef, {
        expand: ["setup_intent.payment_method"],
      });
      if (session.status === "open") await stripe.checkout.sessions.expire(setupRef);
      const setup = session.setup_intent;
      const method = setup === null || typeof setup === "string" ? null : setup.payment_method;
      if (method !== null && typeof method !== "string" && method.customer !== null)
        await stripe.paymentMethods.detach(method.id);
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  });
}

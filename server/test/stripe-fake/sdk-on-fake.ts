import { Stripe } from "stripe";
import { afterEach } from "vitest";
import type { TestBehaviour } from "../../src/adapters/payment/suite/acts.suite.ts";
import { startStripeFake, type FakeOptions, type StripeFake } from "./stripe-fake.ts";

/** A fake and the real SDK on it, one for each test of a file; it ends with the test. Call it at the top. */
export function useFakes() {
  let fake: StripeFake | null = null;
  afterEach(async () => {
    await fake?.stop();
    fake = null;
  });

  async function start(options: FakeOptions = {}, key?: string) {
    fake = await startStripeFake(options);
    const { port, secretKey } = fake;
    const address = { host: "127.0.0.1", port, protocol: "http" as const };
    const stripe = new Stripe(key ?? secretKey, { ...address, maxNetworkRetries: 0, telemetry: false });
    return { fake, stripe };
  }
  return start;
}

export type Started = Awaited<ReturnType<ReturnType<typeof useFakes>>>;

/** A customer with a method, through the calls that lead there. */
export async function payer({ fake: at, stripe }: Started, behaviour: TestBehaviour) {
  const customer = await stripe.customers.create({ name: "Amélie", metadata: { payer: "1" } });
  const session = await stripe.checkout.sessions.create({
    mode: "setup",
    currency: "eur",
    customer: customer.id,
    allowed_payment_method_types: ["card", "sepa_debit"],
    success_url: "https://kalivo.example/stripe?setup=done",
    cancel_url: "https://kalivo.example/stripe",
  });
  at.completeSetup(session.id, behaviour);
  const done = await stripe.checkout.sessions.retrieve(session.id, {
    expand: ["setup_intent.payment_method"],
  });
  const intent = done.setup_intent;
  if (
    typeof intent !== "object" ||
    typeof intent?.payment_method !== "object" ||
    intent.payment_method === null
  )
    throw new Error("nothing was expanded");
  return { customer: customer.id, method: intent.payment_method.id };
}

export const payment = (stripe: Stripe, customer: string, idempotencyKey: string, amount = 600) =>
  stripe.paymentIntents.create(
    { amount, currency: "eur", customer, capture_method: "automatic" },
    { idempotencyKey },
  );

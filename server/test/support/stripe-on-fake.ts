import { afterAll, beforeAll } from "vitest";
import type { PaymentProvider } from "../../src/adapters/payment/port.ts";
import type { StripeOptions } from "../../src/adapters/payment/stripe/stripe-account.ts";
import { stripeProvider } from "../../src/adapters/payment/stripe/stripe-provider.ts";
import { startStripeFake, type StripeFake } from "../stripe-fake/stripe-fake.ts";

export const CREDITOR_ID = "BE69ZZZ0999999999";

/** The real adapter over the fake; nothing it warns of is shown. */
export const stripeOn = (fake: StripeFake, changes: Partial<StripeOptions> = {}): PaymentProvider =>
  stripeProvider({
    secretKey: fake.secretKey,
    webhookSecrets: [fake.webhookSecret],
    sepaCreditorId: CREDITOR_ID,
    installation: "test",
    http: { host: "127.0.0.1", port: fake.port },
    wallClock: { now: fake.now },
    log: { warn: () => undefined },
    ...changes,
  });

/** A fake for the tests of one file; call it at the top. It ends with an error when somebody asked it what Stripe refuses. */
export function useStripeFake(): { readonly fake: StripeFake } {
  let fake: StripeFake;
  beforeAll(async () => {
    fake = await startStripeFake();
  });
  afterAll(() => fake.stop());
  return {
    get fake() {
      return fake;
    },
  };
}

/** What the settings of the product say to talk to the fake. */
export const stripeEnvironment = (fake: StripeFake) => ({
  STRIPE_SECRET_KEY: fake.secretKey,
  STRIPE_WEBHOOK_SECRET: fake.webhookSecret,
  STRIPE_SEPA_CREDITOR_ID: CREDITOR_ID,
  STRIPE_API_BASE: fake.origin,
});

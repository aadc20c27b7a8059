import { afterAll, beforeAll } from "vitest";
import type { PaymentProvider } from "../../src/adapters/payment/port.ts";
import type { StripeOptions } from "../../src/adapters/payment/stripe/stripe-account.ts";
import { stripeProvider } from "../../src/adapters/payment/stripe/stripe-provider.ts";
import { startStripeFake, type StripeFake } from "../stripe-fake/stripe-fake.ts";

export const CREDITOR_ID = "BE69ZZZ0999999999";

/** The real adapter on the fake, without its warnings. */
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

/** A fake Stripe for one test file; call it at the top. Fails the file if it received a call that Stripe would refuse. */
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

/** The settings that connect the product to the fake. */
export const stripeEnvironment = (fake: StripeFake) => ({
  STRIPE_SECRET_KEY: fake.secretKey,
  STRIPE_WEBHOOK_SECRET: fake.webhookSecret,
  STRIPE_SEPA_CREDITOR_ID: CREDITOR_ID,
  STRIPE_API_BASE: fake.origin,
});

import { Stripe } from "stripe";
import type { StripeFake } from "./stripe-fake.ts";

/** Somebody new pays at once, through the real SDK; resolves with the payment's id. */
export async function payOnce(fake: StripeFake): Promise<string> {
  const { customer, method } = fake.newPayer("works");
  const sdk = new Stripe(fake.secretKey, { host: "127.0.0.1", port: fake.port, protocol: "http" });
  const payment = { amount: 600, currency: "eur", customer, capture_method: "automatic" } as const;
  const { id } = await sdk.paymentIntents.create(payment);
  await sdk.paymentIntents.confirm(id, { payment_method: method.id, off_session: true });
  return id;
}

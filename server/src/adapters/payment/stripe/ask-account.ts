import { Misconfigured, Rejected } from "../port.ts";
import { ask } from "./errors.ts";
import { stripeAccount, type StripeOptions } from "./stripe-account.ts";

export type AskedAccount = {
  livemode: boolean;
  /** The addresses that Stripe calls; null: the key may not read them. */
  endpoints: readonly { url: string; enabled: boolean }[] | null;
};

/**
 * Asks Stripe what a restricted key may read, and changes nothing.
 * @throws Misconfigured when the key is refused, and the other errors of the port
 */
export async function askAccount(options: StripeOptions): Promise<AskedAccount> {
  const { stripe } = stripeAccount(options);
  const { livemode } = await ask(() => stripe.balance.retrieve());
  try {
    const { data } = await ask(() => stripe.webhookEndpoints.list({ limit: 100 }));
    return { livemode, endpoints: data.map(({ url, status }) => ({ url, enabled: status === "enabled" })) };
  } catch (error) {
    if (error instanceof Misconfigured || error instanceof Rejected) return { livemode, endpoints: null };
    throw error;
  }
}

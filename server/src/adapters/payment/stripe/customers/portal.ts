import type { PaymentProvider } from "../../port.ts";
import { ask, askEach } from "../errors.ts";
import type { StripeAccount } from "../stripe-account.ts";

/** Identifies our configuration. Increase the number with another layout. */
const LAYOUT = { made_by: "kalivo", layout: "1" };
const PAGE = 100;

/** Stripe's page where a customer can replace the method, and nothing else. */
export async function openPortal(
  { stripe }: StripeAccount,
  configuration: () => Promise<string>,
  { customerRef, returnUrl, locale }: Parameters<PaymentProvider["openPortal"]>[0],
): Promise<{ url: string }> {
  const layout = await configuration();
  const { url } = await ask(() =>
    stripe.billingPortal.sessions.create({
      customer: customerRef,
      configuration: layout,
      locale,
      return_url: returnUrl,
      flow_data: {
        type: "payment_method_update",
        after_completion: { type: "redirect", redirect: { return_url: returnUrl } },
      },
    }),
  );
  return { url };
}

/** Found by its metadata or created, once per process; retried after a failure. */
export function portalConfiguration(account: StripeAccount): () => Promise<string> {
  let found: Promise<string> | null = null;
  return async () => {
    found ??= findOrMake(account);
    try {
      return await found;
    } catch (error) {
      found = null;
      throw error;
    }
  };
}

async function findOrMake({ stripe }: StripeAccount): Promise<string> {
  const all = askEach(() => stripe.billingPortal.configurations.list({ active: true, limit: PAGE }));
  for await (const { id, metadata } of all)
    if (metadata?.["made_by"] === LAYOUT.made_by && metadata["layout"] === LAYOUT.layout) return id;
  const { id } = await ask(() =>
    stripe.billingPortal.configurations.create(
      { metadata: LAYOUT, features: { payment_method_update: { enabled: true } } },
      { idempotencyKey: `${LAYOUT.made_by}:portal:${LAYOUT.layout}` },
    ),
  );
  return id;
}

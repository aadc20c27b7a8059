import type { Stripe } from "stripe";
import type { PaymentProvider } from "../../port.ts";
import { ask, isMissing } from "../errors.ts";
import type { StripeAccount } from "../stripe-account.ts";

type Customer = Parameters<PaymentProvider["ensureCustomer"]>[0];

/**
 * A customer is created with constant parameters and then updated, because a key must not be reused with other parameters.
 * One that is gone (deleted by hand, or of another account) is created again.
 */
export async function ensureCustomer(account: StripeAccount, customer: Customer) {
  const { customerRef, payerKey } = customer;
  if (customerRef !== null && (await update(account, customerRef, customer))) return { customerRef };
  const { stripe, installation } = account;
  const key = `${installation}:${payerKey}${customerRef === null ? "" : `:instead of ${customerRef}`}`;
  const made = await ask(() =>
    stripe.customers.create({ metadata: { payer: payerKey } }, { idempotencyKey: key }),
  );
  await ask(() => stripe.customers.update(made.id, shown(customer)));
  return { customerRef: made.id };
}

/** False: the customer does not exist any more. */
async function update({ stripe }: StripeAccount, customerRef: string, customer: Customer): Promise<boolean> {
  return ask(async () => {
    try {
      const before = await stripe.customers.retrieve(customerRef);
      if (before.deleted === true) return false;
      await stripe.customers.update(customerRef, shown(customer));
      return true;
    } catch (error) {
      if (isMissing(error)) return false;
      throw error;
    }
  });
}

const shown = ({ email, name, locale }: Customer): Stripe.CustomerUpdateParams => ({
  email,
  name,
  preferred_locales: [locale],
});

/** Deleting removes the name, the address and the methods; payments and refunds stay and keep working. */
export async function forgetCustomer({ stripe }: StripeAccount, customerRef: string): Promise<void> {
  await ask(async () => {
    try {
      await stripe.customers.del(customerRef);
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  });
}

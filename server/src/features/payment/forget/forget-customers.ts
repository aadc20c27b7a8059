import type { PaymentProvider } from "#server/adapters/payment/port.ts";
import type { Services } from "#server/services.ts";
import { customersOfErased, markForgotten, setTeamContact, type CustomerOfErased } from "./forget.queries.ts";

const BATCH = 100;

/**
 * Due step, rule 31: the provider deletes erased payers. A team continues with the address of another admin. Called outside
 * any transaction and stored afterwards: after a lost answer it is repeated, which is harmless.
 */
export async function forgetCustomers({ db, payments, clock }: Services): Promise<void> {
  if (payments === null) return;
  for (const customer of await customersOfErased(db, payments.id, BATCH)) {
    await tell(payments, customer);
    if (customer.heir === null) await markForgotten(db, customer.payerId, clock.now());
    else await setTeamContact(db, customer.payerId, customer.heir.id);
  }
}

async function tell(payments: PaymentProvider, { payerId, customerRef, heir }: CustomerOfErased) {
  if (heir === null) return payments.forgetCustomer(customerRef);
  const { email, language, teamName } = heir;
  const payerKey = `payer:${payerId}`;
  await payments.ensureCustomer({ payerKey, customerRef, email, name: teamName, locale: language });
}

import type { Stripe } from "stripe";
import type { SavedMethod } from "../../port.ts";
import { ask } from "../errors.ts";
import { idOf, type StripeAccount } from "../stripe-account.ts";

/** Newest first; enough for any customer. */
const LOOKED_AT = 10;

/** The method to charge next: the customer's default (set by set-up and portal), else the newest chargeable one. */
export async function currentMethod(
  account: StripeAccount,
  customerRef: string,
): Promise<SavedMethod | null> {
  const { stripe } = account;
  const customer = await ask(() => stripe.customers.retrieve(customerRef));
  if (customer.deleted === true) return null;
  const chosen = await defaultMethod(account, customer);
  if (chosen !== null && isUsable(chosen) && idOf(chosen.customer) === customerRef)
    return savedMethod(account, chosen, await mandateOf(account, chosen));
  const { data } = await ask(() => stripe.customers.listPaymentMethods(customerRef, { limit: LOOKED_AT }));
  const [newest] = data.filter(isUsable).toSorted((a, b) => b.created - a.created);
  return newest === undefined ? null : savedMethod(account, newest, await mandateOf(account, newest));
}

/** A request of its own: the default of a deleted customer cannot be expanded. */
export async function defaultMethod(
  { stripe }: StripeAccount,
  customer: Stripe.Customer,
): Promise<Stripe.PaymentMethod | null> {
  const ref = idOf(customer.invoice_settings.default_payment_method);
  return ref === null ? null : ask(() => stripe.paymentMethods.retrieve(ref));
}

const isUsable = ({ type }: Stripe.PaymentMethod): boolean => type === "card" || type === "sepa_debit";

/** A method in the port's terms. A kind that is never offered is an error: it could not be charged. */
export function savedMethod(
  { sepaCreditorId }: StripeAccount,
  method: Stripe.PaymentMethod,
  mandate: Stripe.Mandate | null,
): SavedMethod {
  const { id: ref, card, sepa_debit: debit } = method;
  if (card !== undefined) {
    const brand = brandName(card.display_brand ?? card.brand);
    const expires = { month: card.exp_month, year: card.exp_year };
    return { ref, kind: "card", label: `${brand} ••${card.last4}`, brand, last4: card.last4, expires };
  }
  if (debit === undefined) throw new Error(`method ${ref} is a ${method.type}, which is not offered`);
  const last4 = debit.last4 ?? "";
  const agreed = mandate?.payment_method_details.sepa_debit;
  return {
    ref,
    kind: "sepa_debit",
    label: `IBAN ••${last4}`,
    last4,
    ...(agreed !== undefined &&
      sepaCreditorId !== null && {
        mandate: { reference: agreed.reference, creditorId: sepaCreditorId, url: agreed.url },
      }),
  };
}

/** A direct debit uses the mandate of the set-up that saved it; the method does not contain it. */
async function mandateOf(
  { stripe }: StripeAccount,
  method: Stripe.PaymentMethod,
): Promise<Stripe.Mandate | null> {
  if (method.type !== "sepa_debit") return null;
  const { data } = await ask(() =>
    stripe.setupIntents.list({ payment_method: method.id, limit: LOOKED_AT, expand: ["data.mandate"] }),
  );
  const mandates = data.map(({ mandate }) => mandate).filter((each) => each !== null);
  return mandates.find((mandate) => typeof mandate !== "string") ?? null;
}

const BRANDS = new Map([
  ["amex", "American Express"],
  ["cartes_bancaires", "Cartes Bancaires"],
  ["diners", "Diners Club"],
  ["eftpos_au", "Eftpos"],
  ["jcb", "JCB"],
  ["mastercard", "Mastercard"],
  ["unionpay", "UnionPay"],
  ["visa", "Visa"],
]);

/** An unknown brand is shown with Stripe's name, capitalised. */
const brandName = (brand: string): string =>
  BRANDS.get(brand) ?? `${brand.slice(0, 1).toUpperCase()}${brand.slice(1).replaceAll("_", " ")}`;

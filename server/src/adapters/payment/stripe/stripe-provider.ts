import type { PaymentProvider } from "../port.ts";
import { acceptDispute, getDispute } from "./books/disputes.ts";
import { balanceMovements } from "./books/movements.ts";
import { getRefund, refund } from "./books/refunds.ts";
import { ensureCustomer, forgetCustomer } from "./customers/customers.ts";
import { currentMethod } from "./customers/methods.ts";
import { openPortal, portalConfiguration } from "./customers/portal.ts";
import { dropMethodSetup, getMethodSetup, startMethodSetup } from "./customers/setups.ts";
import { eventsSince, parseEvent } from "./events/events.ts";
import {
  cancelPayment,
  createPayment,
  findPayments,
  getPayment,
  submitPayment,
} from "./payments/payments.ts";
import { stripeAccount, type StripeOptions } from "./stripe-account.ts";

const MIN_CHARGE = 50n;
/** Stripe allows 25 a second per endpoint (money §2.5); a fake on this machine has no limit. */
const MAX_PER_SECOND = 15;
const MAX_PER_SECOND_OF_A_STAND_IN = 500;

/** Stripe as the payment provider: cards and SEPA direct debits, saved by Checkout, charged off session. */
export function stripeProvider(options: StripeOptions): PaymentProvider {
  const account = stripeAccount(options);
  const configuration = portalConfiguration(account);
  return {
    id: "stripe",
    limits: {
      minCharge: MIN_CHARGE,
      maxPerSecond: options.http === null ? MAX_PER_SECOND : MAX_PER_SECOND_OF_A_STAND_IN,
      methods: account.methods,
      livemode: account.livemode,
    },
    ensureCustomer: (input) => ensureCustomer(account, input),
    forgetCustomer: (customerRef) => forgetCustomer(account, customerRef),
    startMethodSetup: (input) => startMethodSetup(account, input),
    getMethodSetup: (setupRef) => getMethodSetup(account, setupRef),
    dropMethodSetup: (setupRef) => dropMethodSetup(account, setupRef),
    openPortal: (input) => openPortal(account, configuration, input),
    currentMethod: (customerRef) => currentMethod(account, customerRef),
    createPayment: (input) => createPayment(account, input),
    submitPayment: (input) => submitPayment(account, input),
    getPayment: (paymentRef) => getPayment(account, paymentRef),
    findPayments: (input) => findPayments(account, input),
    cancelPayment: (input) => cancelPayment(account, input),
    refund: (input) => refund(account, input),
    getRefund: (ref) => getRefund(account, ref),
    getDispute: (ref) => getDispute(account, ref),
    acceptDispute: (ref) => acceptDispute(account, ref),
    balanceMovements: ({ since }) => balanceMovements(account, since),
    parseEvent: (rawBody, headers) => parseEvent(account, rawBody, headers),
    eventsSince: ({ since }) => eventsSince(account, since),
  };
}

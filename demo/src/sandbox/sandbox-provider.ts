import type { PaymentProvider } from "@kalivo/server/adapters/payment/port.ts";
import {
  balanceMovements,
  closeDispute,
  getDispute,
  getRefund,
  openDueDisputes,
  refund,
} from "./books/books.ts";
import { eventsSince, parseEvent } from "./events/events.ts";
import {
  cancelPayment,
  createPayment,
  findPayments,
  getPayment,
  MIN_CHARGE,
  settleDuePayments,
  submitPayment,
} from "./payments/payments.ts";
import type { Sandbox } from "./sandbox.ts";
import {
  currentMethod,
  ensureCustomer,
  forgetCustomer,
  dropMethodSetup,
  getMethodSetup,
  openPortal,
  startMethodSetup,
} from "./setups/setups.ts";

/** The built-in provider: a whole card company on the schema `sandbox`, with test money only. */
export const sandboxProvider = (sandbox: Sandbox): PaymentProvider => ({
  id: "sandbox",
  limits: { minCharge: MIN_CHARGE, maxPerSecond: 200, methods: ["card", "sepa_debit"], livemode: false },
  ensureCustomer: (input) => ensureCustomer(sandbox, input),
  forgetCustomer: (customerRef) => forgetCustomer(sandbox, customerRef),
  startMethodSetup: (input) => startMethodSetup(sandbox, input),
  getMethodSetup: (setupRef) => getMethodSetup(sandbox, setupRef),
  dropMethodSetup: (setupRef) => dropMethodSetup(sandbox, setupRef),
  openPortal: (input) => openPortal(sandbox, input),
  currentMethod: (customerRef) => currentMethod(sandbox, customerRef),
  createPayment: (input) => createPayment(sandbox, input),
  submitPayment: (input) => submitPayment(sandbox, input),
  getPayment: (paymentRef) => getPayment(sandbox, paymentRef),
  findPayments: (input) => findPayments(sandbox, input),
  cancelPayment: (input) => cancelPayment(sandbox, input),
  refund: (input) => refund(sandbox, input),
  getRefund: (ref) => getRefund(sandbox, ref),
  getDispute: (ref) => getDispute(sandbox, ref),
  acceptDispute: (ref) => closeDispute(sandbox, ref, "lost"),
  balanceMovements: ({ since }) => balanceMovements(sandbox, since),
  parseEvent: (rawBody, headers) => parseEvent(sandbox, rawBody, headers),
  eventsSince: ({ since }) => eventsSince(sandbox, since),
});

/** What time does at the provider: direct debits settle, test disputes open. */
export async function passTime(sandbox: Sandbox): Promise<void> {
  await settleDuePayments(sandbox);
  await openDueDisputes(sandbox);
}

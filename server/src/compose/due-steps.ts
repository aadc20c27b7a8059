import { refreshPayment } from "../features/billing/collect/apply-payment-state.ts";
import { refreshDispute } from "../features/billing/disputes/apply-dispute-state.ts";
import { refreshRefund } from "../features/billing/refunds/send-refunds.ts";
import { refreshProviderPayouts } from "../features/billing/watch/compare-ledger.ts";
import {
  applyProviderEvents,
  sweepProviderEvents,
  type PaymentListeners,
} from "../features/payment/events/provider-events.ts";
import type { DueStep } from "../jobs/due-steps.ts";
import { MONTH_STEPS } from "./month-steps.ts";
import type { Payments } from "./payments.ts";
import type { Sources } from "./sources.ts";
import { HOUSEKEEPING_STEPS, SOURCE_STEPS, WATCH_STEPS } from "./steps.ts";

/** In the order in which a month happens; each finds its own work. */
export function dueSteps(payments: Payments, sources: Sources): DueStep[] {
  return [
    ...payments.steps,
    ...sources.steps,
    { lane: "events", name: "sweep the provider's events", run: sweepProviderEvents },
    {
      lane: "events",
      name: "apply the provider's events",
      run: (services) => applyProviderEvents(LISTENERS, services),
    },
    ...SOURCE_STEPS,
    ...MONTH_STEPS,
    ...HOUSEKEEPING_STEPS,
    ...WATCH_STEPS,
  ];
}

/** Who hears of changes at the provider. */
const LISTENERS: PaymentListeners = {
  paymentChanged: refreshPayment,
  refundChanged: refreshRefund,
  disputeChanged: refreshDispute,
  payoutChanged: refreshProviderPayouts,
};

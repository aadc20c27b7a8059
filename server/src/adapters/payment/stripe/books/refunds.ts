import type { Stripe } from "stripe";
import { Rejected, type PaymentProvider, type RefundState } from "../../port.ts";
import { ask, askEach } from "../errors.ts";
import { euros, wholeNumber } from "../euros.ts";
import { idOf, type StripeAccount } from "../stripe-account.ts";

const PAGE = 100;
const REASONS = { requested: "requested_by_customer", duplicate: "duplicate", fraud: "fraudulent" } as const;

/**
 * Once per key, for ever: Stripe forgets keys after a day, so existing refunds are searched first, by the key in their
 * metadata. The idempotency key handles concurrent calls.
 */
export async function refund(
  account: StripeAccount,
  { paymentRef, amount, reason, key }: Parameters<PaymentProvider["refund"]>[0],
): Promise<RefundState> {
  const { stripe } = account;
  const earlier = await madeBefore(account, paymentRef, key);
  if (earlier !== null) {
    if (earlier.amount !== amount) throw new Rejected("this key was used for another refund");
    return earlier;
  }
  const made = await ask(() =>
    stripe.refunds.create(
      {
        payment_intent: paymentRef,
        amount: wholeNumber(amount),
        reason: REASONS[reason],
        metadata: { key },
      },
      { idempotencyKey: `${paymentRef}:${key}` },
    ),
  );
  return refundState(account, made);
}

async function madeBefore(
  account: StripeAccount,
  paymentRef: string,
  key: string,
): Promise<RefundState | null> {
  const refunds = askEach(() => account.stripe.refunds.list({ payment_intent: paymentRef, limit: PAGE }));
  for await (const each of refunds) if (each.metadata?.["key"] === key) return refundState(account, each);
  return null;
}

export async function getRefund(account: StripeAccount, ref: string): Promise<RefundState> {
  return refundState(account, await ask(() => account.stripe.refunds.retrieve(ref)));
}

function refundState(account: StripeAccount, refunded: Stripe.Refund): RefundState {
  const paymentRef = idOf(refunded.payment_intent);
  if (paymentRef === null) throw new Rejected(`refund ${refunded.id} belongs to no payment of ours`);
  const status = statusOf(account, refunded);
  return {
    ref: refunded.id,
    paymentRef,
    amount: euros(refunded.amount, refunded.currency),
    status,
    ...(status === "pending" && { held: refunded.balance_transaction === null }),
    ...(status === "failed" &&
      refunded.failure_reason !== undefined && { failure: failureOf(refunded.failure_reason) }),
  };
}

/** A dispute of its charge ends a refund that was still waiting for balance. */
const failureOf = (code: string) => ({ code, disputed: code === "charge_for_pending_refund_disputed" });

function statusOf({ log }: StripeAccount, { id, status }: Stripe.Refund): RefundState["status"] {
  switch (status) {
    case "succeeded":
      return "succeeded";
    case "failed":
    case "canceled":
      return "failed";
    case "pending":
    case "requires_action":
      return "pending";
    default:
      log.warn({ refund: id, status }, "Stripe answered an unknown refund status");
      return "pending";
  }
}

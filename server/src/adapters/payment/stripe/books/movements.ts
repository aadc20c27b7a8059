import type { Stripe } from "stripe";
import type { BalanceMovement } from "../../port.ts";
import { askEach } from "../errors.ts";
import { euros } from "../euros.ts";
import { idOf, instant, seconds, type StripeAccount } from "../stripe-account.ts";

const PAGE = 100;

/** Every line of the account's balance, newest first. */
export async function* balanceMovements(
  { stripe }: StripeAccount,
  since: Date,
): AsyncIterable<BalanceMovement> {
  const lines = askEach(() =>
    stripe.balanceTransactions.list({ created: { gte: seconds(since) }, limit: PAGE }),
  );
  for await (const line of lines) yield movement(line);
}

function movement(line: Stripe.BalanceTransaction): BalanceMovement {
  return {
    ref: line.id,
    kind: kindOf(line),
    gross: euros(line.amount, line.currency),
    fee: euros(line.fee, line.currency),
    net: euros(line.net, line.currency),
    sourceRef: idOf(line.source),
    at: instant(line.created),
    availableOn: instant(line.available_on),
  };
}

const KINDS = new Map<string, BalanceMovement["kind"]>([
  ["charge", "charge"],
  ["payment", "charge"],
  ["refund", "refund"],
  ["payment_refund", "refund"],
  ["refund_failure", "refund"],
  ["stripe_fee", "fee"],
  ["stripe_fx_fee", "fee"],
  ["tax_fee", "fee"],
  ["payout", "payout"],
  ["payout_cancel", "payout"],
  ["payout_failure", "payout"],
]);

/** A dispute is an adjustment that says so only in its category. What has no name here is for a person to look at. */
export function kindOf({
  type,
  reporting_category: category,
}: Pick<Stripe.BalanceTransaction, "type" | "reporting_category">): BalanceMovement["kind"] {
  if (type === "adjustment" && (category === "dispute" || category === "dispute_reversal")) return category;
  return KINDS.get(type) ?? "other";
}

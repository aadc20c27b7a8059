import type { Stripe } from "stripe";
import type { BalanceMovement } from "../../port.ts";
import { askEach } from "../errors.ts";
import { cents } from "../euros.ts";
import { idOf, instant, seconds, type StripeAccount } from "../stripe-account.ts";

const PAGE = 100;

/**
 * Every line of the account's balance, newest first, with its source: only the charge says whether a direct debit is still
 * processing (https://docs.stripe.com/expand, https://docs.stripe.com/reports/balance-transaction-types).
 */
export async function* balanceMovements(
  { stripe }: StripeAccount,
  since: Date,
): AsyncIterable<BalanceMovement> {
  const lines = askEach(() =>
    stripe.balanceTransactions.list({
      created: { gte: seconds(since) },
      limit: PAGE,
      expand: ["data.source"],
    }),
  );
  for await (const line of lines) yield movement(line);
}

/** An unreadable line must not prevent comparing the others: it is returned as `foreign` or `other`. */
export function movement(line: Stripe.BalanceTransaction): BalanceMovement {
  const currency = line.currency.toUpperCase();
  const charge = chargeOf(line);
  return {
    ref: line.id,
    kind: currency === "EUR" ? kindOf(line, charge) : "foreign",
    currency,
    gross: cents(line.amount),
    fee: cents(line.fee),
    net: cents(line.net),
    sourceRef: idOf(line.source),
    givenBackBy: idOf(charge?.failure_balance_transaction ?? null),
    at: instant(line.created),
    availableOn: instant(line.available_on),
  };
}

const KINDS = new Map<string, BalanceMovement["kind"]>([
  ["charge", "charge"],
  ["payment", "charge"],
  ["payment_failure_refund", "charge_failure"],
  ["refund", "refund"],
  ["payment_refund", "refund"],
  ["refund_failure", "refund"],
  ["stripe_fee", "fee"],
  ["stripe_fx_fee", "fee"],
  ["tax_fee", "fee"],
  ["payout", "payout"],
  ["payout_cancel", "payout"],
  ["payout_failure", "payout"],
  // Top-ups and their reversals: between the provider and our bank account, like a payout.
  ["topup", "payout"],
  ["topup_reversal", "payout"],
]);

type Charge = Pick<Stripe.Charge, "status" | "failure_balance_transaction">;

function chargeOf({ source }: Stripe.BalanceTransaction): Charge | null {
  return typeof source === "object" && source?.object === "charge" ? source : null;
}

/** A dispute is an adjustment, recognisable only by its category. Unknown types are left for an admin to look at. */
export function kindOf(
  { type, reporting_category: category }: Pick<Stripe.BalanceTransaction, "type" | "reporting_category">,
  charge: Charge | null = null,
): BalanceMovement["kind"] {
  if (type === "adjustment" && (category === "dispute" || category === "dispute_reversal")) return category;
  const kind = KINDS.get(type) ?? "other";
  if (kind !== "charge" || charge === null) return kind;
  if (charge.status === "failed") return "charge_failed";
  return charge.status === "pending" ? "charge_under_way" : kind;
}

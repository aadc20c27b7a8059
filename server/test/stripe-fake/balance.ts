import type { Stripe } from "stripe";
import { text } from "./form.ts";
import { page, type Handlers } from "./handler.ts";
import { DAY_MS, find, idOf, secondsOf, type World } from "./world.ts";

export type Movement = {
  type: Stripe.BalanceTransaction["type"];
  reportingCategory: string;
  amount: number;
  fee: number;
  /** Null: it came of nothing that has an id. */
  source: string | null;
  availableInDays: number;
};

export function moveBalance(world: World, movement: Movement): Stripe.BalanceTransaction {
  const { type, reportingCategory, amount, fee, source, availableInDays } = movement;
  const at = world.now();
  const transaction: Stripe.BalanceTransaction = {
    id: world.newId("txn"),
    object: "balance_transaction",
    amount,
    available_on: secondsOf(new Date(at.getTime() + availableInDays * DAY_MS)),
    balance_type: "payments",
    created: secondsOf(at),
    currency: "eur",
    description: null,
    exchange_rate: null,
    fee,
    fee_details:
      fee === 0
        ? []
        : [
            {
              amount: fee,
              application: null,
              currency: "eur",
              description: "Stripe processing fees",
              type: "stripe_fee",
            },
          ],
    net: amount - fee,
    reporting_category: reportingCategory,
    source,
    status: availableInDays === 0 ? "available" : "pending",
    type,
  };
  world.transactions.set(transaction.id, transaction);
  return transaction;
}

export const BALANCE_CALLS: Handlers = {
  "GET /v1/balance_transactions": (world, { form }) => {
    const [type, source, payout] = ["type", "source", "payout"].map((name) => text(form, name));
    const found = [...world.transactions.values()].filter(
      (each) =>
        (type == null || each.type === type) &&
        (source == null || idOf(each.source) === source) &&
        (payout == null || idOf(each.source) === payout),
    );
    return page(found, form, "/v1/balance_transactions");
  },
  "GET /v1/balance": (world) => {
    const balance: Stripe.Balance = {
      object: "balance",
      available: [{ amount: sumOf(world, true), currency: "eur" }],
      livemode: false,
      pending: [{ amount: sumOf(world, false), currency: "eur" }],
    };
    return balance;
  },
  "GET /v1/payouts": (world, { form }) => page(world.payouts.values(), form, "/v1/payouts"),
  "GET /v1/payouts/:id": (world, { id }) => find(world.payouts, "payout", id),
};

/** All that is there, also what is not available yet. */
export const balanceOf = (world: World): number => sumOf(world, true) + sumOf(world, false);

function sumOf(world: World, available: boolean): number {
  const now = secondsOf(world.now());
  return [...world.transactions.values()]
    .filter((each) => each.available_on <= now === available)
    .reduce((sum, { net }) => sum + net, 0);
}

/**
 * The provider sends what is available to the association's bank, and takes from there what is missing: then the payout's
 * amount is below zero. Nothing when there is nothing.
 */
export function payOut(world: World): string | null {
  const amount = sumOf(world, true);
  if (amount === 0) return null;
  const id = world.newId("po");
  const movement = moveBalance(world, {
    type: "payout",
    reportingCategory: "payout",
    amount: -amount,
    fee: 0,
    source: id,
    availableInDays: 0,
  });
  const payout: Stripe.Payout = {
    id,
    object: "payout",
    amount,
    application_fee: null,
    application_fee_amount: null,
    arrival_date: secondsOf(world.now()),
    automatic: true,
    balance_transaction: movement.id,
    created: secondsOf(world.now()),
    currency: "eur",
    description: "STRIPE PAYOUT",
    destination: null,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    livemode: false,
    metadata: {},
    method: "standard",
    original_payout: null,
    payout_method: null,
    reconciliation_status: "completed",
    reversed_by: null,
    source_type: "card",
    statement_descriptor: null,
    status: "paid",
    trace_id: null,
    type: "bank_account",
  };
  world.payouts.set(id, payout);
  world.tell("payout.created", payout);
  world.tell("payout.paid", payout);
  return id;
}

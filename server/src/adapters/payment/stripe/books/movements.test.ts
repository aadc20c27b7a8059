import { expect, test } from "vitest";
import { stripeOn, useStripeFake } from "#server-test/support/stripe-on-fake.ts";
import { moveBalance } from "#server-test/stripe-fake/balance.ts";
import { kindOf } from "./movements.ts";

test.each([
  ["charge", "charge", "charge"],
  ["payment", "charge", "charge"],
  ["payment_refund", "refund", "refund"],
  ["refund_failure", "refund_failure", "refund"],
  ["adjustment", "dispute", "dispute"],
  ["adjustment", "dispute_reversal", "dispute_reversal"],
  ["adjustment", "fee", "other"],
  ["stripe_fee", "fee", "fee"],
  ["payout_failure", "payout_reversal", "payout"],
  ["payment_failure_refund", "charge_failure", "charge_failure"],
  ["something_new", "something_new", "other"],
])("a %s of the category %s is booked as %s", (type, reporting_category, kind) => {
  expect(kindOf({ type, reporting_category })).toBe(kind);
});

test.each([
  ["pending", "charge_under_way"],
  ["succeeded", "charge"],
  ["failed", "charge_failed"],
] as const)("the line of a debit whose charge is %s is a %s", (status, kind) => {
  const line = { type: "payment", reporting_category: "charge" } as const;
  expect(kindOf(line, { status, failure_balance_transaction: null })).toBe(kind);
});

const stripe = useStripeFake();

test("a line in another currency, and one nobody knows, keep no other from being read", async () => {
  const { fake } = stripe;
  const line = { reportingCategory: "charge", amount: 700, fee: 35, availableInDays: 0 };
  moveBalance(fake.world, { ...line, type: "payment", source: null });
  const odd = moveBalance(fake.world, { ...line, type: "payment", source: null });
  fake.world.transactions.set(odd.id, { ...odd, currency: "usd" });
  const unheard = moveBalance(fake.world, { ...line, type: "payment", source: null });
  fake.world.transactions.set(unheard.id, { ...unheard, type: "climate_order_purchase" });
  const read = [];
  for await (const { kind, currency, gross } of stripeOn(fake).balanceMovements({ since: new Date(0) }))
    read.push({ kind, currency, gross });
  expect(read).toEqual([
    { kind: "other", currency: "EUR", gross: 700n },
    { kind: "foreign", currency: "USD", gross: 700n },
    { kind: "charge", currency: "EUR", gross: 700n },
  ]);
});

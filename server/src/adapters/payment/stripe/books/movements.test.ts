import { expect, test } from "vitest";
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
  ["payment_failure_refund", "charge_failure", "other"],
  ["something_new", "something_new", "other"],
])("a %s of the category %s is booked as %s", (type, reporting_category, kind) => {
  expect(kindOf({ type, reporting_category })).toBe(kind);
});

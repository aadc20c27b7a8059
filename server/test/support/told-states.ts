import type { DisputeState, PaymentState, RefundState } from "../../src/adapters/payment/port.ts";
import { SUBMITTED_CENTS } from "./submitted-charge.ts";

// A provider's events of a payment, its partial refund and its dispute, step by step.

export const TOLD_AT = new Date("2026-12-04T08:01:00Z");
const REFUNDED = 200n;

export const PAYMENTS = {
  "the fee is known at once": ["succeeded"],
  "the fee is known later": ["succeeded without fee", "succeeded"],
  "a direct debit": ["processing", "succeeded without fee", "succeeded"],
  "a direct debit, its fee known at once": ["processing", "succeeded"],
} as const;
export const REFUNDS = {
  none: [],
  "at once": ["succeeded"],
  slow: ["pending", "succeeded"],
  "sent back": ["pending", "failed"],
  "sent back late": ["succeeded", "failed"],
} as const;
export const DISPUTES = {
  none: [],
  question: ["inquiry", "inquiry_closed"],
  open: ["open"],
  won: ["open", "won"],
  lost: ["open", "lost"],
  "lost at once": ["lost"],
  "question, then lost": ["inquiry", "open", "lost"],
  "question, then won": ["inquiry", "open", "won"],
  "told before the money goes": ["announced", "open"],
  "told before the money goes, lost": ["announced", "open", "lost"],
  "lost before the money goes": ["lost without money", "lost"],
  "won before the money goes": ["announced", "won without money"],
  "question, told before the money goes": ["inquiry", "announced", "open", "won"],
} as const;

/** From zero to twice the charge: the part above the charge belongs to no share. */
export const FEES = [0, 1, 33, 499, 500, 501, 750, 1_000] as const;

/** The events of a payment, its refund and its dispute, and the provider's fee. */
export type Life = {
  fee: (typeof FEES)[number];
  payment: keyof typeof PAYMENTS;
  refund: keyof typeof REFUNDS;
  dispute: keyof typeof DISPUTES;
};

export function paymentState(step: string, chargeId: number, { fee }: Pick<Life, "fee">): PaymentState {
  const base = { ref: `pi_${chargeId}`, amount: SUBMITTED_CENTS };
  const paid = { ...base, status: "succeeded", chargeRef: `ch_${chargeId}`, at: TOLD_AT } as const;
  if (step === "succeeded") return { ...paid, fee: BigInt(fee) };
  if (step === "succeeded without fee") return { ...paid, fee: null };
  return { ...base, status: "processing" };
}

export function refundState(step: string, chargeId: number): RefundState {
  const status = step === "pending" || step === "failed" ? step : "succeeded";
  return { ref: `re_${chargeId}`, paymentRef: `pi_${chargeId}`, amount: REFUNDED, status };
}

export function disputeState(step: string, chargeId: number): DisputeState {
  const statuses = ["inquiry", "inquiry_closed", "open", "won", "lost"] as const;
  const isTaken = step === "open" || step === "lost";
  const hasFee = isTaken || step === "won";
  const status = step === "announced" ? "open" : step.replace(" without money", "");
  return {
    ref: `dp_${chargeId}`,
    paymentRef: `pi_${chargeId}`,
    amount: SUBMITTED_CENTS,
    fee: hasFee ? 2_000n : 0n,
    withdrawn: isTaken ? SUBMITTED_CENTS : 0n,
    reason: "fraudulent",
    status: statuses.find((known) => known === status) ?? "open",
    openedAt: TOLD_AT,
    evidenceDue: null,
  };
}

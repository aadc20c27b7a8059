import { NOTICE_HOURS } from "@kalivo/domain/limits.ts";
import type { Decline, PaymentState } from "../../src/adapters/payment/port.ts";
import type { Db } from "../../src/db/client.ts";
import { applyPaymentState, type Told } from "../../src/features/billing/collect/apply-payment-state.ts";
import { startAttempt } from "../../src/features/billing/collect/attempts.queries.ts";
import { markNotified } from "../../src/features/billing/announce/announce.queries.ts";
import { applyDisputeState } from "../../src/features/billing/disputes/apply-dispute-state.ts";
import { applyRefundState } from "../../src/features/billing/refunds/apply-refund-state.ts";
import { findRefundByRef, insertRefund } from "../../src/features/billing/refunds/refunds.queries.ts";

// Provider events and time steps of a charge, applied directly to the functions that book them.

export type Charge = { id: number; payer_id: number; statement_id: number; amount_cents: bigint };

const SOFT: Decline = { code: "insufficient_funds", advice: "retry_later", authenticationRequired: false };
const PROVIDER = "sandbox";

const tell = (db: Db, { id }: Charge, about: Told["about"], state: PaymentState, now: Date) =>
  applyPaymentState(db, { chargeId: id, about, state, provider: PROVIDER }, now);

/** It is due now: its notice was 72 hours ago. */
export const notify = (db: Db, { id }: Charge, now: Date): Promise<void> =>
  markNotified(db, id, noticeOf(now), now);

export const noticeOf = (due: Date): Date => new Date(due.getTime() - NOTICE_HOURS * 3_600_000);

/** Submits a charge for the given number of times; the answer is pending. */
export async function submit(
  db: Db,
  { id, amount_cents: amount }: Charge,
  no: number,
  now: Date,
): Promise<void> {
  const attempt = { no, key: `charge:${id}:${no}`, methodRef: "pm", mode: "merchant" } as const;
  await startAttempt(db, { ...attempt, chargeId: id, amount, startedAt: now });
  await db
    .updateTable("charges")
    .set({ state: "submitting", attempt_no: no, payment_ref: `pi_${id}`, provider: PROVIDER })
    .where("id", "=", id)
    .execute();
}

/** A direct debit: pending at the bank for some days. */
export const takeDays = (db: Db, charge: Charge, no: number, now: Date): Promise<void> =>
  tell(
    db,
    charge,
    { kind: "answer", attempt: no },
    { status: "processing", ref: `pi_${charge.id}`, amount: charge.amount_cents },
    now,
  );

/** `about`: for a direct debit the refusal is an event, days later. */
export const decline = (
  db: Db,
  charge: Charge,
  no: number,
  now: Date,
  about: Told["about"]["kind"] = "answer",
): Promise<void> =>
  tell(
    db,
    charge,
    { kind: about, attempt: no },
    { status: "declined", ref: `pi_${charge.id}`, amount: charge.amount_cents, decline: SOFT },
    now,
  );

/** As an event, so that it applies also after the charge was written off. The fee may follow in a repeated event. */
export const pay = (db: Db, charge: Charge, fee: bigint | null, now: Date): Promise<void> =>
  tell(
    db,
    charge,
    { kind: "news", attempt: null },
    {
      status: "succeeded",
      ref: `pi_${charge.id}`,
      chargeRef: `ch_${charge.id}`,
      amount: charge.amount_cents,
      fee,
      at: now,
    },
    now,
  );

export type RefundWord = "pending" | "succeeded" | "failed";

/** The provider's events of one refund; further events for a known `key`. */
export async function payBack(
  db: Db,
  { id: chargeId, payer_id: payerId }: Charge,
  { amount, ends, key: told }: { amount: bigint; ends: readonly RefundWord[]; key?: string },
  now: Date,
): Promise<void> {
  const key = told ?? `refund:${chargeId}:${now.getTime()}`;
  const facts = { chargeId, payerId, year: now.getFullYear(), key, amount, reason: "requested" } as const;
  const known = await findRefundByRef(db, key);
  const refundId = known?.id ?? (await insertRefund(db, { ...facts, askedBy: "admin", userId: null }, now));
  for (const status of ends) {
    const state = { ref: key, paymentRef: `pi_${chargeId}`, amount, status };
    await applyRefundState(db, { refundId, state, provider: PROVIDER }, now);
  }
}

export type DisputeWord = "inquiry" | "inquiry_closed" | "open" | "won" | "lost";

export async function disputeCharge(
  db: Db,
  { id: chargeId, amount_cents: amount }: Charge,
  { words, fee, ref = `dp_${chargeId}` }: { words: readonly DisputeWord[]; fee: bigint; ref?: string },
  now: Date,
): Promise<void> {
  for (const status of words) {
    const state = {
      ref,
      paymentRef: `pi_${chargeId}`,
      amount,
      fee,
      withdrawn: status === "open" || status === "lost" ? amount : 0n,
      reason: "fraudulent",
      status,
      openedAt: now,
      evidenceDue: null,
    };
    await applyDisputeState(db, { chargeId, state, provider: PROVIDER }, now);
  }
}

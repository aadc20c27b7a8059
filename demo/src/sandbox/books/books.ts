import type { Cents } from "@kalivo/domain/money/cents.ts";
import { z } from "zod";
import type { Queryable } from "@kalivo/server/db/client.ts";
import {
  Rejected,
  type BalanceMovement,
  type DisputeState,
  type PaymentProvider,
  type RefundState,
} from "@kalivo/server/adapters/payment/port.ts";
import {
  findDispute,
  findDisputeOfPayment,
  findRefund,
  findRefundByKey,
  insertDispute,
  insertMovement,
  insertRefund,
  lockDispute,
  movementsAfter,
  refundedSoFar,
  setDisputeStatus,
  type DisputeRow,
  type RefundRow,
} from "./books.queries.ts";
import { recordEvent } from "../events/events.ts";
import { disputeFee } from "../payments/outcome.ts";
import { lockPayment, paymentsToDispute } from "../payments/payments.queries.ts";
import { DAY_MS, newRef, type Sandbox } from "../sandbox.ts";
import { readMethod } from "../setups/setups.queries.ts";

const EVIDENCE_DAYS = 20;
const PAGE = 100;

/** Back to the payer at once. The provider's fee stays with the provider. */
export function refund(
  { db, clock }: Sandbox,
  { paymentRef, amount, key }: Parameters<PaymentProvider["refund"]>[0],
): Promise<RefundState> {
  return db.transaction().execute(async (transaction) => {
    const payment = await lockPayment(transaction, paymentRef);
    if (payment?.status !== "succeeded") throw new Rejected("only a succeeded payment can be refunded");
    const earlier = await findRefundByKey(transaction, key);
    if (earlier !== undefined) {
      if (earlier.payment_ref !== paymentRef || earlier.amount_cents !== amount)
        throw new Rejected("this key was used for another refund");
      return refundState(earlier);
    }
    const dispute = await findDisputeOfPayment(transaction, paymentRef);
    if (dispute?.status === "open" || dispute?.status === "lost")
      throw new Rejected("a disputed payment would be paid back twice");
    const left = payment.amount_cents - (await refundedSoFar(transaction, paymentRef));
    if (amount <= 0n || amount > left) throw new Rejected(`only ${left} cents of this payment are left`);
    const now = clock.now();
    const ref = newRef("re");
    const row = await insertRefund(transaction, {
      ref,
      refund_key: key,
      payment_ref: paymentRef,
      amount_cents: amount,
      status: "succeeded",
      created_at: now,
    });
    await move(transaction, "refund", { gross: -amount, fee: 0n, source: ref, at: now });
    await recordEvent(transaction, "refund.changed", ref, now);
    return refundState(row);
  });
}

export async function getRefund({ db }: Sandbox, ref: string): Promise<RefundState> {
  const row = await findRefund(db, ref);
  if (row === undefined) throw new Rejected("there is no such refund");
  return refundState(row);
}

/** The payer's bank takes the money back; the provider asks its fee. Nothing happens to a payment already disputed. */
export function openDispute({ db, clock }: Sandbox, paymentRef: string): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const payment = await lockPayment(transaction, paymentRef);
    if (payment?.status !== "succeeded" || payment.method_ref === null) return;
    if ((await findDisputeOfPayment(transaction, paymentRef)) !== undefined) return;
    const method = await readMethod(transaction, payment.method_ref);
    const kind = method?.kind === "sepa_debit" ? "sepa_debit" : "card";
    const fee = disputeFee(kind);
    const now = clock.now();
    const ref = newRef("dp");
    await insertDispute(transaction, {
      ref,
      payment_ref: paymentRef,
      amount_cents: payment.amount_cents,
      fee_cents: fee,
      reason: kind === "card" ? "fraudulent" : "debit_not_authorized",
      status: kind === "card" ? "open" : "lost", // a direct debit taken back is final
      opened_at: now,
      evidence_due: kind === "card" ? new Date(now.getTime() + EVIDENCE_DAYS * DAY_MS) : null,
    });
    await move(transaction, "dispute", { gross: -payment.amount_cents, fee, source: ref, at: now });
    await recordEvent(transaction, "dispute.changed", ref, now);
  });
}

/** The bank decided. Won: the money comes back, the fee does not. */
export function closeDispute(
  { db, clock }: Sandbox,
  ref: string,
  status: "won" | "lost",
): Promise<DisputeState> {
  return db.transaction().execute(async (transaction) => {
    const dispute = await lockDispute(transaction, ref);
    if (dispute === undefined) throw new Rejected("there is no such dispute");
    if (dispute.status !== "open") return disputeState(dispute);
    const now = clock.now();
    const closed = await setDisputeStatus(transaction, ref, status);
    if (status === "won")
      await move(transaction, "dispute_reversal", {
        gross: dispute.amount_cents,
        fee: 0n,
        source: ref,
        at: now,
      });
    await recordEvent(transaction, "dispute.changed", ref, now);
    return disputeState(closed);
  });
}

export async function getDispute({ db }: Sandbox, ref: string): Promise<DisputeState> {
  const row = await findDispute(db, ref);
  if (row === undefined) throw new Rejected("there is no such dispute");
  return disputeState(row);
}

/** Test methods that are disputed are so a day after they paid. */
export async function openDueDisputes(sandbox: Sandbox): Promise<void> {
  const before = new Date(sandbox.clock.now().getTime() - DAY_MS);
  for (const ref of await paymentsToDispute(sandbox.db, before)) await openDispute(sandbox, ref);
}

export async function* balanceMovements({ db }: Sandbox, since: Date): AsyncIterable<BalanceMovement> {
  let after = { at: since, ref: "" };
  for (;;) {
    const page = await movementsAfter(db, after, PAGE);
    for (const row of page) {
      yield {
        ref: row.ref,
        kind: MovementKind.catch("other").parse(row.kind),
        currency: "EUR",
        gross: row.gross_cents,
        fee: row.fee_cents,
        net: row.net_cents,
        sourceRef: row.source_ref,
        givenBackBy: row.given_back_by,
        at: row.at,
        availableOn: row.available_on,
      };
    }
    const last = page.at(-1);
    if (last === undefined) return;
    after = last;
  }
}

/** A line nobody can read is for a person to look at, and keeps no other from being read. */
const MovementKind = z.enum([
  "charge",
  "charge_under_way",
  "charge_failed",
  "charge_failure",
  "refund",
  "dispute",
  "dispute_reversal",
  "fee",
  "payout",
  "other",
]);

const move = (
  db: Queryable,
  kind: z.infer<typeof MovementKind>,
  { gross, fee, source, at }: { gross: Cents; fee: Cents; source: string; at: Date },
) =>
  insertMovement(db, {
    ref: newRef("txn"),
    kind,
    gross_cents: gross,
    fee_cents: fee,
    net_cents: gross - fee,
    source_ref: source,
    at,
    available_on: at,
  });

const refundState = ({ ref, payment_ref, amount_cents, status }: RefundRow): RefundState => ({
  ref,
  paymentRef: payment_ref,
  amount: amount_cents,
  status: z.enum(["pending", "succeeded", "failed"]).parse(status),
});

const disputeState = (row: DisputeRow): DisputeState => ({
  ref: row.ref,
  paymentRef: row.payment_ref,
  amount: row.amount_cents,
  fee: row.fee_cents,
  withdrawn: row.status === "open" || row.status === "lost" ? row.amount_cents : 0n,
  reason: row.reason,
  status: z.enum(["inquiry", "open", "won", "lost", "inquiry_closed"]).parse(row.status),
  openedAt: row.opened_at,
  evidenceDue: row.evidence_due,
});

import type { Decline, PaymentProvider, PaymentState } from "#server/adapters/payment/port.ts";
import type { Db, Queryable } from "#server/db/client.ts";
import type { Services } from "#server/services.ts";
import { journalFee, reverseSubmission } from "../ledger/post.ts";
import { sendWaiting } from "../../mail/enqueue-mail.queries.ts";
import { openAttempt, recordOutcome } from "./attempts.queries.ts";
import { awaitPayer, declineCharge, processCharge } from "./charge-outcomes.ts";
import {
  findChargeByPayment,
  lockCharge,
  setStatementState,
  successReportedAt,
  updateCharge,
} from "./collect.queries.ts";
import { settleCharge, type Charge } from "./settle-charge.ts";

/**
 * A provider's state of a charge's payment: the answer to an attempt, or news (webhook, sweep) with the last attempt that
 * was finished when the news was requested. Null: an attempt was open then, so the news may still be about the one before.
 */
export type Told = {
  chargeId: number;
  about: { kind: "answer"; attempt: number } | { kind: "news"; attempt: number | null };
  state: PaymentState;
  provider: PaymentProvider["id"];
};

/** Final states: only a late success changes them. */
const FINAL = new Set(["succeeded", "canceled", "written_off"]);
/** States in which the provider still works on the payment, so that events and sweeps apply. */
const UNDER_WAY = new Set(["processing", "action_required"]);

/**
 * The only place where a provider's state changes a charge, for answers, webhooks and sweeps. Success is final and always
 * applies. Other states apply only as the answer to the open attempt, or, with none open, as an event. So events are
 * idempotent and commute.
 */
export async function applyPaymentState(db: Db, told: Told, now: Date): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const charge = await lockCharge(transaction, told.chargeId);
    const { state } = told;
    if (state.status === "succeeded") return applySuccess(transaction, charge, state, told.provider, now);
    if (FINAL.has(charge.state)) return;
    const counts = state.status === "canceled" || (await isAboutNow(transaction, charge, told.about));
    if (!counts) return;
    switch (state.status) {
      case "canceled":
        return giveUp(transaction, charge, now);
      case "processing":
        return processCharge(transaction, charge, now);
      case "requires_payer_action":
        return charge.state === "processing" ? undefined : awaitPayer(transaction, charge, state.url, now);
      case "declined":
        return applyDecline(transaction, charge, state.decline, now);
      case "created":
        return; // not submitted yet: the attempt stays open and is submitted again
      default:
        throw new Error(`unknown payment state ${JSON.stringify(state satisfies never)}`);
    }
  });
}

/** An event about a payment (webhook, sweep): fetches its present state and applies it. */
export async function refreshPayment(
  { db, payments, clock }: Pick<Services, "db" | "payments" | "clock">,
  paymentRef: string,
): Promise<void> {
  const charge = await findChargeByPayment(db, paymentRef);
  if (charge === undefined || payments === null) return;
  const attempt = (await openAttempt(db, charge.id)) === null ? charge.attempt_no : null;
  const state = await payments.getPayment(paymentRef);
  const told = {
    chargeId: charge.id,
    about: { kind: "news", attempt },
    state,
    provider: payments.id,
  } as const;
  await applyPaymentState(db, told, clock.now());
}

async function isAboutNow(db: Queryable, charge: Charge, about: Told["about"]): Promise<boolean> {
  const open = await openAttempt(db, charge.id);
  if (about.kind === "answer") return open?.no === about.attempt;
  return open === null && about.attempt === charge.attempt_no && UNDER_WAY.has(charge.state);
}

async function applySuccess(
  db: Queryable,
  charge: Charge,
  state: Extract<PaymentState, { status: "succeeded" }>,
  provider: PaymentProvider["id"],
  now: Date,
) {
  if (charge.state !== "succeeded") {
    const at = state.at ?? (await successReportedAt(db, provider, state.ref)) ?? now;
    return settleCharge(db, charge, { ...state, at }, provider, now);
  }
  if (charge.fee_cents !== null || state.fee === null) return;
  await updateCharge(db, charge.id, {
    state: charge.state,
    fee_cents: state.fee,
    next_attempt_at: null,
    lease_until: null,
  });
  await journalFee(db, charge, state.fee, provider, charge.succeeded_at ?? now);
  await sendWaiting(db, `receipt:${charge.id}`, now);
}

async function applyDecline(db: Queryable, charge: Charge, decline: Decline, now: Date) {
  await declineCharge(db, charge, decline, now);
  if (charge.state === "processing") await reverseSubmission(db, charge, now);
}

/** Cancelled at the provider, by hand: this payment cannot collect money any more, and a charge never gets another one. */
async function giveUp(db: Queryable, charge: Charge, now: Date) {
  if (charge.state === "processing") await reverseSubmission(db, charge, now);
  await recordOutcome(db, charge.id, "rejected", now, { code: "canceled" });
  await updateCharge(db, charge.id, {
    state: "written_off",
    next_attempt_at: null,
    lease_until: null,
    action_url: null,
  });
  await setStatementState(db, charge.statement_id, "unpaid");
}

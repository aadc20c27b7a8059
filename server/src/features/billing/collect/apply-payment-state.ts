import { nextDunningStep } from "@kalivo/domain/billing/dunning.ts";
import type { Selectable } from "kysely";
import type { Decline, PaymentProvider, PaymentState } from "../../../adapters/payment/port.ts";
import type { Db, Queryable } from "../../../db/client.ts";
import type { Charges } from "../../../db/schema.gen.ts";
import type { Services } from "../../../services.ts";
import { enqueueMail } from "../../mail/enqueue-mail.ts";
import { addGrossTotals, journalFee, journalSuccess } from "../ledger/post.ts";
import {
  findChargeByPayment,
  loadPayee,
  lockCharge,
  markLines,
  recordOutcome,
  setMethodState,
  setStatementState,
  updateCharge,
} from "./queries.ts";

type Charge = Selectable<Charges>;

/**
 * The one place where a provider's word changes a charge: for the answer to a submission, a webhook and a sweep alike.
 * States only move forward and success is final, so any order and repetition of the same news ends the same.
 */
export async function applyPaymentState(
  db: Db,
  chargeId: number,
  state: PaymentState,
  now: Date,
  provider: PaymentProvider["id"],
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const charge = await lockCharge(transaction, chargeId);
    if (charge.state === "succeeded") {
      if (state.status === "succeeded" && charge.fee_cents === null && state.fee !== null) {
        await learnFee(transaction, charge, state.fee, now, provider);
      }
      return;
    }
    switch (state.status) {
      case "succeeded":
        return succeed(transaction, charge, state, now, provider);
      case "processing":
        await recordOutcome(transaction, chargeId, "processing", now);
        return updateCharge(transaction, chargeId, { state: "processing", next_attempt_at: null, lease_until: null });
      case "requires_payer_action":
        return waitForPayer(transaction, charge, state.url, now);
      case "declined":
        return declineCharge(transaction, chargeId, state.decline, now);
      case "canceled":
      case "created":
        return; // moves nothing: the attempt stays open and is submitted again
      default:
        throw new Error(`unknown payment state ${JSON.stringify(state satisfies never)}`);
    }
  });
}

/** News about a payment (webhook, sweep): fetches its present state and applies it. */
export async function refreshPayment(services: Services, paymentRef: string): Promise<void> {
  const { db, payments, clock } = services;
  const charge = await findChargeByPayment(db, paymentRef);
  if (charge === undefined || payments === null) return;
  await applyPaymentState(db, charge.id, await payments.getPayment(paymentRef), clock.now(), payments.id);
}

async function succeed(
  db: Queryable,
  charge: Charge,
  state: Extract<PaymentState, { status: "succeeded" }>,
  now: Date,
  provider: PaymentProvider["id"],
) {
  if (state.amount !== charge.amount_cents) {
    throw new Error(`charge ${charge.id} is ${charge.amount_cents} cents but the provider took ${state.amount}`);
  }
  await recordOutcome(db, charge.id, "succeeded", now);
  await markLines(db, charge.statement_id, "charged");
  await setStatementState(db, charge.statement_id, "charged");
  await updateCharge(db, charge.id, {
    state: "succeeded",
    succeeded_at: state.at,
    charge_ref: state.chargeRef,
    fee_cents: state.fee,
    next_attempt_at: null,
    lease_until: null,
    action_url: null,
  });
  await setMethodState(db, charge.payer_id, "active");
  await journalSuccess(db, charge, provider, now);
  if (state.fee !== null) await journalFee(db, charge, state.fee, provider, now);
  await addGrossTotals(db, charge.id);
  const { userId } = await loadPayee(db, charge.payer_id);
  await enqueueMail(db, {
    key: `receipt:${charge.id}`,
    kind: "receipt",
    userId,
    payload: { charge_id: charge.id },
    notBefore: now,
  });
}

async function learnFee(db: Queryable, charge: Charge, fee: bigint, now: Date, provider: PaymentProvider["id"]) {
  await updateCharge(db, charge.id, { state: charge.state, fee_cents: fee });
  await journalFee(db, charge, fee, provider, now);
}

async function waitForPayer(db: Queryable, charge: Charge, url: string, now: Date) {
  await recordOutcome(db, charge.id, "action_required", now);
  await updateCharge(db, charge.id, {
    state: "action_required",
    action_url: url,
    first_failed_at: charge.first_failed_at ?? now,
    next_attempt_at: null,
    lease_until: null,
  });
}

/** A decline is news, not an error: rule 15 says when to try again. The payer sees the payment alert meanwhile. */
export async function declineCharge(db: Queryable, chargeId: number, decline: Decline, now: Date): Promise<void> {
  const charge = await lockCharge(db, chargeId);
  if (charge.state === "succeeded") return;
  await recordOutcome(db, chargeId, "declined", now, { code: decline.code, advice: decline.advice });
  const firstFailure = charge.first_failed_at ?? now;
  const step = nextDunningStep({
    advice: decline.advice,
    authenticationRequired: decline.authenticationRequired,
    firstFailure,
    attempts: Math.max(charge.attempt_no, 1),
    now,
  });
  await updateCharge(db, chargeId, {
    state: decline.authenticationRequired ? "action_required" : "failed",
    first_failed_at: firstFailure,
    next_attempt_at: step.kind === "retry" ? step.at : null,
    lease_until: null,
  });
  // A bank that asks for the payer has not refused the card (rule 15).
  if (!decline.authenticationRequired) await setMethodState(db, charge.payer_id, "failed");
}

import { brusselsTime } from "@kalivo/domain/billing/month.ts";
import {
  OutcomeUnknown,
  RateLimited,
  Rejected,
  type PaymentProvider,
  type RefundState,
} from "#server/adapters/payment/port.ts";
import type { Db } from "#server/db/client.ts";
import type { Services } from "#server/services.ts";
import { succeededChargeOf } from "../collect/succeeded-charge.ts";
import { lockCharge } from "../collect/collect.queries.ts";
import { applyRefundState, rejectRefund } from "./apply-refund-state.ts";
import {
  dueRefunds,
  findRefund,
  findRefundByRef,
  insertRefund,
  unansweredRefund,
  updateRefund,
  type Refund,
} from "./refunds.queries.ts";

type Asking = Pick<Services, "db" | "payments" | "clock" | "log">;
type Sending = Asking & { payments: PaymentProvider };

const BATCH = 50;
const FIRST_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 6 * 3_600_000;

/** Due step: submits requested refunds and polls those in progress. Safe with concurrent workers. */
export async function sendDueRefunds(services: Asking & Pick<Services, "stopping">): Promise<void> {
  const { payments, db, clock, stopping } = services;
  if (payments === null) return;
  for (;;) {
    const due = await dueRefunds(db, clock.now(), BATCH);
    for (const id of due) {
      if (stopping.aborted) return;
      await sendRefund({ ...services, payments }, id);
    }
    if (due.length < BATCH) return;
  }
}

/**
 * Submits one refund. The row exists before the call, and every retry has its idempotency key. Retried until the provider
 * accepts or rejects it.
 */
async function sendRefund(services: Sending, id: number): Promise<void> {
  const { db, clock, payments, log } = services;
  const refund = await takeTurn(db, id, clock.now());
  if (refund === null) return;
  try {
    const state = await ask(payments, refund);
    await applyRefundState(db, { refundId: id, state, provider: payments.id }, clock.now());
  } catch (error) {
    if (error instanceof Rejected && refund.provider_ref === null) {
      log.warn({ err: error, refundId: id }, "the provider refused a refund");
      return rejectRefund(db, id, error.message, clock.now());
    }
    const harmless = error instanceof OutcomeUnknown || error instanceof RateLimited;
    log[harmless ? "warn" : "error"](
      { err: error, refundId: id },
      "the outcome of a refund is unknown; it will be asked for again",
    );
  }
}

type Turn = Refund & { payment_ref: string };

/** Counts the try and schedules the next one with exponential backoff. */
function takeTurn(db: Db, id: number, now: Date): Promise<Turn | null> {
  return db.transaction().execute(async (tx) => {
    const before = await findRefund(tx, id);
    if (before === undefined) return null;
    const { payment_ref } = await lockCharge(tx, before.charge_id);
    const refund = await findRefund(tx, id);
    if (refund === undefined || payment_ref === null) return null;
    if (refund.state !== "requested" && refund.state !== "pending") return null;
    const wait = Math.min(FIRST_WAIT_MS * 2 ** refund.tries, LONGEST_WAIT_MS);
    await updateRefund(tx, id, { tries: refund.tries + 1, next_try_at: new Date(now.getTime() + wait) });
    return { ...refund, payment_ref };
  });
}

const ask = (payments: PaymentProvider, refund: Turn): Promise<RefundState> =>
  refund.provider_ref === null
    ? payments.refund({
        paymentRef: refund.payment_ref,
        amount: refund.amount_cents,
        reason: REASON_THERE[refund.reason] ?? "requested",
        key: refund.key,
      })
    : payments.getRefund(refund.provider_ref);

const REASON_THERE: Readonly<Record<string, "requested" | "duplicate" | "fraud">> = {
  duplicate: "duplicate",
  fraud: "fraud",
};

/** An event about a refund (webhook, sweep), also of one made by hand there: fetches its present state and applies it. */
export async function refreshRefund(services: Asking, ref: string): Promise<void> {
  const { db, payments, clock } = services;
  if (payments === null) return;
  const state = await payments.getRefund(ref);
  const charge = await succeededChargeOf(services, state.paymentRef);
  if (charge === null) return;
  const refundId = await knownRefund({ ...services, payments }, charge, state);
  await applyRefundState(db, { refundId, state, provider: payments.id }, clock.now());
}

/**
 * A refund of ours, whose answer may not have come yet: it is submitted once more with its key, which returns its reference.
 */
async function knownRefund(
  services: Sending,
  charge: { id: number; payer_id: number },
  state: RefundState,
): Promise<number> {
  const { db, clock } = services;
  const known = await findRefundByRef(db, state.ref);
  if (known !== undefined) return known.id;
  const ours = await unansweredRefund(db, charge.id);
  if (ours !== undefined) {
    await sendRefund(services, ours.id);
    const after = await findRefund(db, ours.id);
    if (after?.state === "requested") throw new Error(`refund ${ours.id} has no answer yet`);
    if (after?.provider_ref === state.ref) return ours.id;
  }
  return bookedByHand(db, charge.id, state, clock.now());
}

function bookedByHand(db: Db, chargeId: number, state: RefundState, now: Date): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const { payer_id: payerId } = await lockCharge(tx, chargeId);
    const known = await findRefundByRef(tx, state.ref);
    if (known !== undefined) return known.id;
    const { year } = brusselsTime(now);
    const facts = { chargeId, payerId, year, amount: state.amount, reason: "requested" } as const;
    const id = await insertRefund(
      tx,
      { ...facts, key: `provider:${state.ref}`, askedBy: "provider", userId: null },
      now,
    );
    await updateRefund(tx, id, { provider_ref: state.ref });
    return id;
  });
}

import { accept, refuse, type Result } from "@kalivo/domain/result.ts";
import {
  Misconfigured,
  OutcomeUnknown,
  RateLimited,
  Rejected,
  UnknownThere,
} from "#server/adapters/payment/port.ts";
import type { Db, Queryable } from "#server/db/client.ts";
import type { Services } from "#server/services.ts";
import { lockChargeOfStatement } from "../statements/statements.queries.ts";
import { applyPaymentState } from "./apply-payment-state.ts";
import { openAttempt } from "./attempts.queries.ts";
import { cancelAtProvider } from "./cancel-payment.ts";
import { endCharge, tellOfEnd } from "./end-charges.ts";
import { readCharge, releaseLease, updateCharge, type EndCause } from "./collect.queries.ts";
import type { Charge } from "./settle-charge.ts";

export type EndRefusal =
  | { kind: "unknown" | "over" | "under-way" | "at-the-bank" | "no-answer" }
  /** Its provider does not know the payment, or is not the configured one. */
  | { kind: "not-there"; reference: string };

type Wish = {
  statementId: number;
  cause: EndCause;
  /** An admin looked at the provider, and confirms the end although the payment cannot be cancelled there. */
  withoutProvider: boolean;
  /** Runs in the transaction that ends the charge: no end without an entry in the admin log. */
  log: (db: Queryable, before: Charge, withoutProvider: string | null) => Promise<void>;
};
type Ending = Pick<Services, "db" | "payments" | "log">;

/** The lease, longer than the provider's timeout: no other worker polls the payment meanwhile. */
const HELD_MS = 120_000;
const OVER = new Set(["succeeded", "canceled", "written_off"]);

/**
 * Rule 44: an admin ends a charge that was not collected. Its payment is cancelled at the provider first, under the lease
 * that keeps other workers off; only if that succeeds the charge ends. If it was paid meanwhile, it is booked.
 */
export async function endByAdmin(
  services: Ending,
  wish: Wish,
  now: Date,
): Promise<Result<"ended" | "paid", EndRefusal>> {
  const held = await services.db.transaction().execute((tx) => endOrTake(tx, wish, now));
  if (!held.ok) return held;
  if (held.value === "ended") return accept("ended");
  const charge = held.value;
  try {
    return await endAtProvider(services, charge, wish, now);
  } finally {
    // It ends by itself, and what was done is done.
    await releaseLease(services.db, charge.id).catch((error: unknown) => {
      services.log.warn({ err: error, chargeId: charge.id }, "the lease of a charge was not given back");
    });
  }
}

/** Ends a charge that the provider does not know; otherwise takes its lease, so that no worker submits it meanwhile. */
async function endOrTake(
  db: Queryable,
  wish: Wish,
  now: Date,
): Promise<Result<"ended" | Charge, EndRefusal>> {
  const charge = await lockChargeOfStatement(db, wish.statementId);
  if (charge === undefined) return refuse({ kind: "unknown" });
  if (OVER.has(charge.state)) return refuse({ kind: "over" });
  if (charge.lease_until !== null && charge.lease_until > now) return refuse({ kind: "under-way" });
  if (charge.payment_ref !== null) {
    const lease_until = new Date(now.getTime() + HELD_MS);
    await updateCharge(db, charge.id, { state: charge.state, lease_until, lease_by: "an admin" });
    return accept(charge);
  }
  await finish(db, charge, wish, now);
  return accept("ended");
}

async function endAtProvider(
  { db, payments, log }: Ending,
  charge: Charge,
  wish: Wish,
  now: Date,
): Promise<Result<"ended" | "paid", EndRefusal>> {
  const { payment_ref } = charge;
  if (payment_ref === null) throw new Error(`charge ${charge.id} has no payment to cancel`);
  const unreachable = () =>
    wish.withoutProvider
      ? endUncancelled(db, charge.id, wish, now)
      : refuse({ kind: "not-there", reference: payment_ref } as const);
  if (payments === null || payments.id !== charge.provider) return unreachable();
  let state;
  try {
    state = await cancelAtProvider(payments, payment_ref, now);
  } catch (error) {
    if (error instanceof UnknownThere) return unreachable();
    if (!isNoAnswer(error)) throw error;
    log.warn({ err: error, chargeId: charge.id }, "the payment of a charge could not be cancelled");
    return refuse({ kind: "no-answer" });
  }
  if (state.status === "canceled") return endCanceled(db, charge.id, wish, now);
  const attempt = (await openAttempt(db, charge.id))?.no;
  const about =
    attempt === undefined
      ? ({ kind: "news", attempt: charge.attempt_no } as const)
      : ({ kind: "answer", attempt } as const);
  await applyPaymentState(db, { chargeId: charge.id, about, state, provider: payments.id }, now);
  return state.status === "succeeded" ? accept("paid") : refuse({ kind: "at-the-bank" });
}

/** The provider's event about the cancellation may have come first: then the charge is over, but without a cause. */
const endCanceled = (db: Db, chargeId: number, wish: Wish, now: Date): Promise<Result<"ended", EndRefusal>> =>
  db.transaction().execute(async (tx) => {
    const charge = await lockChargeOfStatement(tx, wish.statementId);
    const open = charge !== undefined && (!OVER.has(charge.state) || charge.state === "written_off");
    if (charge?.id !== chargeId || !open || charge.ended_at !== null) return refuse({ kind: "over" });
    await finish(tx, charge, wish, now);
    return accept("ended");
  });

/** The payment is not polled any more: the admin who confirmed has checked it, and the log names the admin. */
const endUncancelled = (
  db: Db,
  chargeId: number,
  wish: Wish,
  now: Date,
): Promise<Result<"ended", EndRefusal>> =>
  db.transaction().execute(async (tx) => {
    const charge = await lockChargeOfStatement(tx, wish.statementId);
    if (charge?.id !== chargeId || OVER.has(charge.state)) return refuse({ kind: "over" });
    await finish(tx, charge, wish, now, charge.payment_ref);
    const { state } = await readCharge(tx, chargeId);
    await updateCharge(tx, chargeId, { state, next_attempt_at: null });
    return accept("ended");
  });

async function finish(
  db: Queryable,
  charge: Charge,
  { cause, log }: Wish,
  now: Date,
  withoutProvider: string | null = null,
): Promise<void> {
  await endCharge(db, charge, cause, now);
  await log(db, charge, withoutProvider);
  await tellOfEnd(db, charge, now);
}

/** Whatever error the provider gave: no cancellation is known. */
const isNoAnswer = (error: unknown): boolean =>
  [OutcomeUnknown, RateLimited, Rejected, Misconfigured].some((kind) => error instanceof kind);

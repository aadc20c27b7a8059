import { MIN_CHARGE_AFTER_CARRYING_CENTS } from "@kalivo/domain/limits.ts";
import type { PaymentProvider } from "#server/adapters/payment/port.ts";
import type { Queryable } from "#server/db/client.ts";
import type { Services } from "#server/services.ts";
import { openAttempt, startAttempt, type OpenAttempt } from "./attempts.queries.ts";
import { ASK_AGAIN_AFTER_MS, declineCharge, type Untried } from "./charge-outcomes.ts";
import { endCharge } from "./end-charges.ts";
import { loadPayee } from "./payee.queries.ts";
import {
  lockCharge,
  mustBeAnnouncedAnew,
  pendingTotal,
  releaseLease,
  updateCharge,
} from "./collect.queries.ts";
import type { Charge } from "./settle-charge.ts";
import { isGivenUp, isTooLate } from "./too-late.ts";

export type Collecting = Services & { payments: PaymentProvider };

/**
 * What a claimed charge needs next: a submission under an attempt's key, a poll of its payment, the cancellation of a
 * payment that is over, or a check whether an old attempt ever arrived.
 */
export type Submission = { kind: "submit"; charge: Charge; attempt: OpenAttempt; customerRef: string };
type About = { attempt: number; paymentRef: string };
export type Prepared =
  | Submission
  | ({ kind: "ask" | "cancel" } & About)
  | { kind: "late"; charge: Charge; attempt: OpenAttempt; customerRef: string };

/** States of a charge that ended without its money: its payment is cancelled. */
const OVER = new Set(["canceled", "written_off"]);
const SUBMITTABLE = new Set(["notified", "submitting", "unknown", "failed"]);

/** Freezes the sum from the remaining lines. Null: nothing to do; the lease is released. */
export function prepareCharge(
  { db, payments }: Collecting,
  chargeId: number,
  now: Date,
): Promise<Prepared | null> {
  return db.transaction().execute(async (transaction) => {
    const charge = await lockCharge(transaction, chargeId);
    const prepared = await nextStep(transaction, charge, payments.id, now);
    if (prepared === null) await releaseLease(transaction, chargeId);
    return prepared;
  });
}

async function nextStep(
  db: Queryable,
  charge: Charge,
  provider: PaymentProvider["id"],
  now: Date,
): Promise<Prepared | null> {
  if (
    charge.next_attempt_at === null ||
    charge.next_attempt_at > now ||
    charge.due_at === null ||
    charge.due_at > now
  )
    return null;
  if (charge.provider !== null && charge.provider !== provider)
    throw new Error(`charge ${charge.id} belongs to ${charge.provider}`);
  const attempt = charge.attempt_no;
  if (OVER.has(charge.state))
    return charge.payment_ref === null ? null : { kind: "cancel", attempt, paymentRef: charge.payment_ref };
  const open = await openAttempt(db, charge.id);
  const payee = await loadPayee(db, charge.payer_id, provider);
  if (open !== null && isTooLate(charge, open, now))
    return { kind: "late", charge, attempt: open, customerRef: payee.customerRef ?? "" };
  // An open attempt is retried unchanged, whatever the payer changed since: it may have succeeded.
  if (open !== null) return resume(db, charge, open, payee.customerRef);
  const wantsLink = charge.state === "action_required" && charge.action_url === null;
  if (!wantsLink && !SUBMITTABLE.has(charge.state)) return ask(db, charge, now);
  if (payee.ended) {
    await endCharge(db, charge, "nobody_left", now);
    return null;
  }
  if (isGivenUp(charge, now)) return null; // rule 15: another due step writes it off
  if (payee.blocked) return charge.state === "failed" ? null : wait(db, charge, now);
  if (await mustBeAnnouncedAnew(db, charge.id, now)) return null; // rule 43: another due step does it
  const { customerRef, methodRef, methodLabel } = payee;
  if (customerRef === null || methodRef === null) return declineUntried(db, charge, "no_method", now);
  if (payee.refusedForGood) return declineUntried(db, charge, "refused_for_good", now);
  const mode = wantsLink ? "payer" : "merchant";
  return begin(db, charge, { customerRef, methodRef, methodLabel, mode }, now);
}

type Method = { customerRef: string; methodRef: string; methodLabel: string | null };

async function begin(
  db: Queryable,
  charge: Charge,
  { customerRef, methodLabel, ...how }: Method & Pick<OpenAttempt, "mode">,
  now: Date,
): Promise<Submission> {
  const amount =
    charge.payment_ref === null ? await pendingTotal(db, charge.statement_id) : charge.amount_cents;
  if (amount < MIN_CHARGE_AFTER_CARRYING_CENTS)
    throw new Error(`charge ${charge.id} froze at ${amount} cents`);
  const no = charge.attempt_no + 1;
  const attempt = { ...how, no, key: `charge:${charge.id}:${no}`, startedAt: now };
  await startAttempt(db, { ...attempt, chargeId: charge.id, amount });
  const state = how.mode === "merchant" ? "submitting" : charge.state;
  await updateCharge(db, charge.id, {
    state,
    amount_cents: amount,
    attempt_no: no,
    method_label: methodLabel,
  });
  return { kind: "submit", charge: { ...charge, amount_cents: amount }, attempt, customerRef };
}

async function resume(
  db: Queryable,
  charge: Charge,
  attempt: OpenAttempt,
  customerRef: string | null,
): Promise<Submission> {
  if (attempt.mode === "merchant") await updateCharge(db, charge.id, { state: "submitting" });
  return { kind: "submit", charge, attempt, customerRef: customerRef ?? "" };
}

/** Polls a payment in progress, or one whose fee is unknown. */
async function ask(db: Queryable, charge: Charge, now: Date): Promise<Prepared | null> {
  await wait(db, charge, now);
  return charge.payment_ref === null
    ? null
    : { kind: "ask", attempt: charge.attempt_no, paymentRef: charge.payment_ref };
}

/** Polls again later. A dispute stops every automatic charge until an admin has decided (rule 17). */
async function wait(db: Queryable, charge: Charge, now: Date): Promise<null> {
  const later = new Date(now.getTime() + ASK_AGAIN_AFTER_MS);
  await updateCharge(db, charge.id, { state: charge.state, next_attempt_at: later, lease_until: null });
  return null;
}

/** There is no method, or the bank said "never" of it (rule 45): the payer is asked for another one. */
async function declineUntried(db: Queryable, charge: Charge, code: Untried, now: Date): Promise<null> {
  await declineCharge(db, charge, { code, advice: "new_method", authenticationRequired: false }, now);
  return null;
}

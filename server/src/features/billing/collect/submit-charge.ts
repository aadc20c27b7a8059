import { MIN_CHARGE_CENTS } from "@kalivo/domain/limits.ts";
import { periodLabel } from "@kalivo/domain/billing/month.ts";
import {
  Misconfigured,
  OutcomeUnknown,
  RateLimited,
  Rejected,
  type PaymentProvider,
  type PaymentState,
} from "../../../adapters/payment/port.ts";
import type { Db, Queryable } from "../../../db/client.ts";
import type { Services } from "../../../services.ts";
import { applyPaymentState } from "./apply-payment-state.ts";
import { markUnknown, openAttempt, startAttempt, type OpenAttempt } from "./attempts/queries.ts";
import { ASK_AGAIN_AFTER_MS, declineCharge, type Untried } from "./charge-outcomes.ts";
import { endForErased } from "./end-charges.ts";
import { loadPayee } from "./payee/queries.ts";
import { lockCharge, pendingTotal, releaseLease, storePaymentRef, updateCharge } from "./queries.ts";
import type { Charge } from "./settle-charge.ts";

export type Collecting = Services & { payments: PaymentProvider };

/** What a claimed charge needs next: a submission under an attempt's key, or a question about its payment. */
type Submission = { kind: "submit"; charge: Charge; attempt: OpenAttempt; customerRef: string };
type Prepared = Submission | { kind: "ask"; attempt: number; paymentRef: string };

const SUBMITTABLE = new Set(["notified", "submitting", "unknown", "failed"]);
const TRY_AGAIN_AFTER_MS = 60_000;

/**
 * One charge, once: freeze the sum and open an attempt (one transaction), make the payment at the provider and store its
 * reference, submit it under the attempt's key, apply the answer. Killed anywhere, the next try goes on with the same
 * payment and key, so the provider can succeed at most once.
 * Resolves with why when the provider refuses our key or account: no payer is to blame, so none is declined.
 */
export async function submitCharge(services: Collecting, chargeId: number): Promise<Misconfigured | null> {
  const { db, clock, payments, log } = services;
  try {
    const prepared = await prepare(services, chargeId, clock.now());
    if (prepared === null) return null;
    const told =
      prepared.kind === "submit"
        ? {
            about: { kind: "answer", attempt: prepared.attempt.no } as const,
            state: await submit(services, prepared),
          }
        : {
            about: { kind: "news", attempt: prepared.attempt } as const,
            state: await payments.getPayment(prepared.paymentRef),
          };
    await applyPaymentState(db, { chargeId, ...told, provider: payments.id }, clock.now());
    return null;
  } catch (error) {
    const harmless = error instanceof OutcomeUnknown || error instanceof RateLimited;
    log[harmless ? "warn" : "error"](
      { err: error, chargeId },
      "the outcome of a charge is unknown; it will be asked for again",
    );
    await askAgainLater(db, chargeId, clock.now());
    return error instanceof Misconfigured ? error : null;
  }
}

/** Freezes the sum from the lines still in. Null: there is nothing to do (any more, or yet), and the charge is free again. */
function prepare({ db, payments }: Collecting, chargeId: number, now: Date): Promise<Prepared | null> {
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
  const open = await openAttempt(db, charge.id);
  const payee = await loadPayee(db, charge.payer_id, provider);
  // An open attempt is finished as it was begun, whatever the payer changed since: its answer may be money.
  if (open !== null) return resume(db, charge, open, payee.customerRef);
  const wantsLink = charge.state === "action_required" && charge.action_url === null;
  if (!wantsLink && !SUBMITTABLE.has(charge.state)) return ask(db, charge, now);
  if (payee.ended) {
    await endForErased(db, charge);
    return null;
  }
  if (payee.blocked) return wait(db, charge, now);
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
  const amount = charge.attempt_no === 0 ? await pendingTotal(db, charge.statement_id) : charge.amount_cents;
  if (amount < MIN_CHARGE_CENTS) throw new Error(`charge ${charge.id} froze at ${amount} cents`);
  const no = charge.attempt_no + 1;
  const attempt = { ...how, no, key: `charge:${charge.id}:${no}` };
  await startAttempt(db, { ...attempt, chargeId: charge.id, amount, now });
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

/** The provider holds the payment, or has not said its fee: how is it now? */
async function ask(db: Queryable, charge: Charge, now: Date): Promise<Prepared | null> {
  await wait(db, charge, now);
  return charge.payment_ref === null
    ? null
    : { kind: "ask", attempt: charge.attempt_no, paymentRef: charge.payment_ref };
}

/** Looks again later. A dispute stops every automatic charge until an admin has decided (rule 17). */
async function wait(db: Queryable, charge: Charge, now: Date): Promise<null> {
  const later = new Date(now.getTime() + ASK_AGAIN_AFTER_MS);
  await updateCharge(db, charge.id, { state: charge.state, next_attempt_at: later, lease_until: null });
  return null;
}

/** There is nothing to try it with, or a bank said never of it (rule 45): the payer is asked for another method. */
async function declineUntried(db: Queryable, charge: Charge, code: Untried, now: Date): Promise<null> {
  await declineCharge(db, charge, { code, advice: "new_method", authenticationRequired: false }, now);
  return null;
}

/** Certainly refused is a decline like any other; anything else that is thrown leaves the outcome open. */
async function submit({ db, payments, config }: Collecting, prepared: Submission): Promise<PaymentState> {
  const { charge, attempt } = prepared;
  try {
    const paymentRef =
      charge.payment_ref ?? (await createPayment(db, payments, prepared, config.associationName));
    return await payments.submitPayment({
      paymentRef,
      methodRef: attempt.methodRef,
      attemptKey: attempt.key,
      mode:
        attempt.mode === "merchant"
          ? { by: "merchant" }
          : { by: "payer", returnUrl: `${config.publicUrl}/statements/${charge.statement_id}` },
    });
  } catch (error) {
    if (!(error instanceof Rejected)) throw error;
    const decline = { code: "rejected", advice: "new_method", authenticationRequired: false } as const;
    return { status: "declined", ref: charge.payment_ref ?? "", amount: charge.amount_cents, decline };
  }
}

async function createPayment(
  db: Queryable,
  payments: PaymentProvider,
  { charge, customerRef }: Submission,
  association: string,
): Promise<string> {
  const month = periodLabel(charge.period_id);
  const { ref } = await payments.createPayment({
    chargeKey: `charge:${charge.id}`,
    customerRef,
    amount: charge.amount_cents,
    currency: "EUR",
    description: `${association} ${month}`,
    metadata: { charge: String(charge.id), period: month },
  });
  return storePaymentRef(db, charge.id, payments.id, ref);
}

/** Unknown is not failed: the same payment and key are asked about again, a minute later. */
async function askAgainLater(db: Db, chargeId: number, now: Date): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const charge = await lockCharge(transaction, chargeId);
    if (["succeeded", "canceled", "written_off"].includes(charge.state) && charge.next_attempt_at === null)
      return;
    await markUnknown(transaction, chargeId);
    await updateCharge(transaction, chargeId, {
      state: charge.state === "submitting" ? "unknown" : charge.state,
      next_attempt_at: new Date(now.getTime() + TRY_AGAIN_AFTER_MS),
      lease_until: null,
    });
  });
}

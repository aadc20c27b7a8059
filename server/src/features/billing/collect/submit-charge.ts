import { periodLabel } from "@kalivo/domain/billing/month.ts";
import {
  Misconfigured,
  OutcomeUnknown,
  RateLimited,
  Rejected,
  type PaymentProvider,
  type PaymentState,
} from "#server/adapters/payment/port.ts";
import type { Db, Queryable } from "#server/db/client.ts";
import { applyPaymentState, type Told } from "./apply-payment-state.ts";
import { markUnknown } from "./attempts.queries.ts";
import { cancelEnded } from "./cancel-payment.ts";
import { prepareCharge, type Collecting, type Prepared, type Submission } from "./prepare-charge.ts";
import { lockCharge, storePaymentRef, updateCharge } from "./collect.queries.ts";
import { neverArrived, planAnewUntouched } from "./too-late.ts";

const TRY_AGAIN_AFTER_MS = 60_000;

/**
 * Submits one charge at most once: freezes the sum and opens an attempt (one transaction), creates the payment at the
 * provider and stores its reference, submits it under the attempt's key, applies the answer. After a crash at any point, the
 * next run continues with the same payment and key, so the provider can succeed at most once. Resolves with the error when
 * the provider refuses our key or account: that is not the payer's fault, so no charge is declined.
 */
export async function submitCharge(services: Collecting, chargeId: number): Promise<Misconfigured | null> {
  const { db, clock, log } = services;
  try {
    const prepared = await prepareCharge(services, chargeId, clock.now());
    if (prepared !== null) await carryOut(services, chargeId, prepared);
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

async function carryOut(services: Collecting, chargeId: number, prepared: Prepared): Promise<void> {
  const { db, clock, payments } = services;
  switch (prepared.kind) {
    case "cancel":
      return cancelEnded(services, { chargeId, ...prepared }, clock.now());
    case "submit": {
      const state = await submit(services, prepared);
      return apply({ kind: "answer", attempt: prepared.attempt.no }, state);
    }
    case "ask": {
      const state = await payments.getPayment(prepared.paymentRef);
      return apply({ kind: "news", attempt: prepared.attempt }, state);
    }
    case "late": {
      const answer = await neverArrived(payments, prepared.charge, prepared.customerRef);
      if (answer === "never") return planAnewUntouched(db, chargeId, prepared.attempt, clock.now());
      return apply({ kind: "answer", attempt: prepared.attempt.no }, answer);
    }
    default:
      throw new Error(`no such step: ${JSON.stringify(prepared satisfies never)}`);
  }
  function apply(about: Told["about"], state: PaymentState) {
    return applyPaymentState(db, { chargeId, about, state, provider: payments.id }, clock.now());
  }
}

/** `Rejected` is a decline; any other error leaves the outcome unknown. */
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
  { charge, attempt, customerRef }: Submission,
  association: string,
): Promise<string> {
  const month = periodLabel(charge.period_id);
  const { ref } = await payments.createPayment({
    // The key was used with another sum: that payment is an orphan and never submitted.
    chargeKey: charge.notice_no === 1 ? `charge:${charge.id}` : `charge:${charge.id}:${charge.notice_no}`,
    customerRef,
    amount: charge.amount_cents,
    currency: "EUR",
    description: `${association} ${month}`,
    metadata: { charge: String(charge.id), period: month },
  });
  const standing = await storePaymentRef(db, charge.id, payments.id, ref, attempt.no);
  if (standing === null) throw new OutcomeUnknown(`attempt ${attempt.no} of charge ${charge.id} is over`);
  return standing;
}

/** An unknown outcome is not a failure: retried a minute later with the same payment and idempotency key. */
async function askAgainLater(db: Db, chargeId: number, now: Date): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const charge = await lockCharge(transaction, chargeId);
    if (["succeeded", "canceled", "written_off"].includes(charge.state) && charge.next_attempt_at === null)
      return;
    if (charge.state === "planned" || charge.state === "notified") return; // announced anew meanwhile
    await markUnknown(transaction, chargeId);
    await updateCharge(transaction, chargeId, {
      state: charge.state === "submitting" ? "unknown" : charge.state,
      next_attempt_at: new Date(now.getTime() + TRY_AGAIN_AFTER_MS),
      lease_until: null,
    });
  });
}

import { MIN_CHARGE_CENTS } from "@kalivo/domain/limits.ts";
import type { Cents } from "@kalivo/domain/money/cents.ts";
import { OutcomeUnknown, RateLimited, Rejected, type PaymentProvider, type PaymentState } from "../../../adapters/payment/port.ts";
import type { Db, Queryable } from "../../../db/client.ts";
import type { Services } from "../../../services.ts";
import { applyPaymentState, declineCharge } from "./apply-payment-state.ts";
import {
  loadPayee,
  lockCharge,
  openAttempt,
  pendingTotal,
  recordOutcome,
  startAttempt,
  storePaymentRef,
  updateCharge,
} from "./queries.ts";

type Collecting = Services & { payments: PaymentProvider };
type Prepared = {
  chargeId: number;
  amount: Cents;
  customerRef: string;
  methodRef: string;
  attemptKey: string;
  paymentRef: string | null;
  period: number;
};

const ASK_AGAIN_AFTER_MS = 60_000;

/**
 * One charge, once: freeze the sum and open an attempt (one transaction), make the payment at the provider and store its
 * reference, submit it under the attempt's key, apply the answer. Killed anywhere, the next try goes on with the same
 * payment and key, so the provider can succeed at most once.
 */
export async function submitCharge(services: Collecting, chargeId: number): Promise<void> {
  const { db, clock, payments, log } = services;
  try {
    const prepared = await prepare(db, chargeId, clock.now());
    if (prepared === null) return;
    const state = await askProvider(services, prepared);
    await applyPaymentState(db, chargeId, state, clock.now(), payments.id);
  } catch (error) {
    if (error instanceof Rejected) {
      await db.transaction().execute((transaction) =>
        declineCharge(transaction, chargeId, { code: "rejected", advice: "new_method", authenticationRequired: false }, clock.now()),
      );
    } else {
      const harmless = error instanceof OutcomeUnknown || error instanceof RateLimited;
      log[harmless ? "warn" : "error"]({ err: error, chargeId }, "the outcome of a charge is unknown; it will be asked for again");
      await askAgainLater(db, chargeId, clock.now());
    }
  }
}

/** Freezes the sum from the lines still in. Null: there is nothing to submit (any more, or yet). */
function prepare(db: Db, chargeId: number, now: Date): Promise<Prepared | null> {
  return db.transaction().execute(async (transaction) => {
    const charge = await lockCharge(transaction, chargeId);
    const mayGo = ["notified", "submitting", "unknown", "failed"].includes(charge.state);
    if (!mayGo || charge.due_at === null || charge.due_at > now) return null;
    const payee = await loadPayee(transaction, charge.payer_id);
    const open = await openAttempt(transaction, chargeId);
    const amount = charge.attempt_no === 0 ? await pendingTotal(transaction, charge.statement_id) : charge.amount_cents;
    if (amount < MIN_CHARGE_CENTS) throw new Error(`charge ${chargeId} froze at ${amount} cents`);
    if (payee.methodRef === null || payee.customerRef === null) {
      await declineCharge(transaction, chargeId, { code: "no_method", advice: "new_method", authenticationRequired: false }, now);
      return null;
    }
    const no = open?.no ?? charge.attempt_no + 1;
    const attemptKey = open?.idempotency_key ?? `charge:${chargeId}:${no}`;
    const methodRef = open?.method_ref ?? payee.methodRef;
    if (open === undefined) await startAttempt(transaction, { chargeId, no, key: attemptKey, methodRef, amount, now });
    await updateCharge(transaction, chargeId, { state: "submitting", amount_cents: amount, attempt_no: no });
    return {
      chargeId,
      amount,
      customerRef: payee.customerRef,
      methodRef,
      attemptKey,
      paymentRef: charge.payment_ref,
      period: charge.period_id,
    };
  });
}

async function askProvider({ db, payments, config }: Collecting, prepared: Prepared): Promise<PaymentState> {
  const { chargeId, amount, customerRef, methodRef, attemptKey } = prepared;
  const paymentRef = prepared.paymentRef ?? (await createPayment(db, payments, prepared));
  return payments.submitPayment({ paymentRef, methodRef, attemptKey, mode: { by: "merchant" } });

  async function createPayment(target: Queryable, provider: PaymentProvider, { period }: Prepared) {
    const month = `${Math.floor(period / 100)}-${String(period % 100).padStart(2, "0")}`;
    const { ref } = await provider.createPayment({
      chargeKey: `charge:${chargeId}`,
      customerRef,
      amount,
      currency: "EUR",
      description: `${config.associationName} ${month}`,
      metadata: { charge: String(chargeId), period: month },
    });
    await storePaymentRef(target, chargeId, provider.id, ref);
    return ref;
  }
}

/** Unknown is not failed: the same payment and key are asked about again, a minute later. */
async function askAgainLater(db: Db, chargeId: number, now: Date): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const charge = await lockCharge(transaction, chargeId);
    if (charge.state !== "submitting" && charge.state !== "unknown") return;
    await recordOutcome(transaction, chargeId, "unknown", now);
    await updateCharge(transaction, chargeId, {
      state: "unknown",
      next_attempt_at: new Date(now.getTime() + ASK_AGAIN_AFTER_MS),
      lease_until: null,
    });
  });
}

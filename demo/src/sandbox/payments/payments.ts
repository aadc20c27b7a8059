import { z } from "zod";
import type { Queryable } from "@kalivo/server/db/client.ts";
import {
  Rejected,
  UnknownThere,
  type PaymentProvider,
  type PaymentState,
} from "@kalivo/server/adapters/payment/port.ts";
import { recordEvent } from "../events/events.ts";
import { giveBackDebit, submitDebit, takeIn } from "../books/take-in.ts";
import { feeOf, NOT_CONFIRMED, outcomeOf, settlementOf, type Outcome } from "./outcome.ts";
import {
  duePayments,
  findPayment,
  findSubmission,
  insertPayment,
  insertSubmission,
  lockPayment,
  paymentsAfter,
  updatePayment,
  type PaymentRow,
} from "./payments.queries.ts";
import { paymentState, recallAnswer, rememberAnswer } from "./payment-state.ts";
import { DAY_MS, newRef, type Sandbox } from "../sandbox.ts";
import { findCustomer, readMethod, type MethodRow } from "../setups/setups.queries.ts";
import { isBehaviour } from "../test-methods.ts";

export const MIN_CHARGE = 50n;
const SEPA_DAYS = 5;
const PAGE = 100;

export async function createPayment(
  sandbox: Sandbox,
  { chargeKey, customerRef, amount, description, metadata }: Parameters<PaymentProvider["createPayment"]>[0],
): Promise<PaymentState> {
  const { db, clock } = sandbox;
  if (amount < MIN_CHARGE) throw new Rejected(`the least that can be collected is ${MIN_CHARGE} cents`);
  if ((await findCustomer(db, customerRef)) === undefined) throw new Rejected("there is no such customer");
  const row = await insertPayment(db, {
    ref: newRef("pi"),
    charge_key: chargeKey,
    customer_ref: customerRef,
    amount_cents: amount,
    description,
    metadata: JSON.stringify(metadata),
    created_at: clock.now(),
  });
  if (row.amount_cents !== amount || row.customer_ref !== customerRef) {
    throw new Rejected("this key was used for another amount or customer");
  }
  return paymentState(sandbox, row);
}

/** One submission. The row lock and the remembered answer make any repetition harmless. */
export function submitPayment(
  sandbox: Sandbox,
  { paymentRef, methodRef, attemptKey, mode }: Parameters<PaymentProvider["submitPayment"]>[0],
): Promise<PaymentState> {
  return sandbox.db.transaction().execute(async (transaction) => {
    const payment = await locked(transaction, paymentRef);
    const earlier = await findSubmission(transaction, attemptKey);
    if (earlier !== undefined && earlier.payment_ref !== paymentRef)
      throw new Rejected("this key belongs to another payment");
    if (earlier !== undefined) return recallAnswer(earlier.answer);
    if (payment.status === "canceled") throw new Rejected("the payment is canceled");
    const after = isSettled(payment)
      ? payment
      : await attempt(sandbox, transaction, payment, methodRef, mode);
    const state = paymentState(sandbox, after);
    await insertSubmission(transaction, {
      attemptKey,
      paymentRef,
      answer: rememberAnswer(state),
      at: sandbox.clock.now(),
    });
    return state;
  });
}

const isSettled = ({ status }: PaymentRow) => status === "succeeded" || status === "processing";

async function attempt(
  sandbox: Sandbox,
  db: Queryable,
  payment: PaymentRow,
  methodRef: string,
  mode: Parameters<PaymentProvider["submitPayment"]>[0]["mode"],
): Promise<PaymentRow> {
  const method = await readMethod(db, methodRef);
  if (method === undefined || method.customer_ref !== payment.customer_ref) {
    throw new Rejected("this customer has no such payment method");
  }
  const outcome = outcomeOf(behaviourOf(method), mode.by);
  const returnUrl = mode.by === "payer" ? mode.returnUrl : null;
  return applyOutcome(sandbox, db, { ...payment, return_url: returnUrl }, method, outcome);
}

async function applyOutcome(
  { clock }: Sandbox,
  db: Queryable,
  payment: PaymentRow,
  method: MethodRow,
  outcome: Outcome,
): Promise<PaymentRow> {
  const now = clock.now();
  const kind = method.kind === "card" ? "card" : "sepa_debit";
  const fresh = { method_ref: method.ref, return_url: payment.return_url, settles_at: null, ...NO_DECLINE };
  const succeeds = outcome.kind === "succeeds";
  await recordEvent(db, succeeds ? "payment.succeeded" : "payment.changed", payment.ref, now);
  switch (outcome.kind) {
    case "processes":
      return updatePayment(db, payment.ref, {
        ...fresh,
        status: "processing",
        debit_ref: await submitDebit(db, payment, now),
        settles_at: new Date(now.getTime() + SEPA_DAYS * DAY_MS),
      });
    case "waits_for_payer":
      return updatePayment(db, payment.ref, { ...fresh, status: "requires_payer_action" });
    case "declined": {
      const { code, advice, authenticationRequired } = outcome.decline;
      const decline = {
        decline_code: code,
        decline_advice: advice,
        authentication_required: authenticationRequired,
      };
      if (payment.status === "processing") await giveBackDebit(db, payment, now);
      return updatePayment(db, payment.ref, { ...fresh, status: "declined", debit_ref: null, ...decline });
    }
    case "succeeds": {
      const fee = feeOf(payment.amount_cents, kind);
      const charge_ref = await takeIn(db, payment, fee, now);
      return updatePayment(db, payment.ref, {
        ...fresh,
        status: "succeeded",
        charge_ref,
        fee_cents: fee,
        succeeded_at: now,
      });
    }
    default:
      throw new Error(`no such outcome: ${JSON.stringify(outcome satisfies never)}`);
  }
}

const NO_DECLINE = { decline_code: null, decline_advice: null, authentication_required: false };

export async function getPayment(sandbox: Sandbox, ref: string): Promise<PaymentState> {
  const row = await findPayment(sandbox.db, ref);
  if (row === undefined) throw new Rejected("there is no such payment");
  return paymentState(sandbox, row);
}

export async function* findPayments(
  sandbox: Sandbox,
  { customerRef, since }: Parameters<PaymentProvider["findPayments"]>[0],
): ReturnType<PaymentProvider["findPayments"]> {
  let after = { created_at: since, ref: "" };
  for (;;) {
    const page = await paymentsAfter(sandbox.db, customerRef, after, PAGE);
    for (const row of page)
      yield { ...paymentState(sandbox, row), metadata: metadataOf(row), createdAt: row.created_at };
    const last = page.at(-1);
    if (last === undefined) return;
    after = last;
  }
}

/** What has not moved money can be given up; what has is shown as it is. */
export function cancelPayment(
  sandbox: Sandbox,
  { paymentRef }: Parameters<PaymentProvider["cancelPayment"]>[0],
): Promise<PaymentState> {
  return sandbox.db.transaction().execute(async (transaction) => {
    const payment = await locked(transaction, paymentRef);
    if (isSettled(payment) || payment.status === "canceled") return paymentState(sandbox, payment);
    await recordEvent(transaction, "payment.changed", paymentRef, sandbox.clock.now());
    return paymentState(
      sandbox,
      await updatePayment(transaction, paymentRef, { status: "canceled", ...NO_DECLINE }),
    );
  });
}

/** The payer's answer to the bank about one payment. Null: nothing is waiting for an answer. */
export function confirmPayment(
  sandbox: Sandbox,
  paymentRef: string,
  approved: boolean,
): Promise<PaymentRow | null> {
  return sandbox.db.transaction().execute(async (transaction) => {
    const payment = await lockPayment(transaction, paymentRef);
    if (payment?.status !== "requires_payer_action") return null;
    const outcome: Outcome = approved ? { kind: "succeeds" } : NOT_CONFIRMED;
    return applyOutcome(sandbox, transaction, payment, await methodOf(transaction, payment), outcome);
  });
}

/** Ends the waiting of a direct debit, as its test number says or as the console wants. */
export function settlePayment(
  sandbox: Sandbox,
  paymentRef: string,
  wanted: "as_it_is" | "succeed" | "fail",
): Promise<void> {
  return sandbox.db.transaction().execute(async (transaction) => {
    const payment = await lockPayment(transaction, paymentRef);
    if (payment?.status !== "processing") return;
    const method = await methodOf(transaction, payment);
    const behaviour =
      wanted === "succeed" ? "settles" : wanted === "fail" ? "fails_to_settle" : behaviourOf(method);
    await applyOutcome(sandbox, transaction, payment, method, settlementOf(behaviour));
  });
}

export async function settleDuePayments(sandbox: Sandbox): Promise<void> {
  for (;;) {
    const due = await duePayments(sandbox.db, sandbox.clock.now(), PAGE);
    if (due.length === 0) return;
    for (const ref of due) await settlePayment(sandbox, ref, "as_it_is");
  }
}

async function locked(db: Queryable, ref: string): Promise<PaymentRow> {
  const payment = await lockPayment(db, ref);
  if (payment === undefined) throw new UnknownThere("there is no such payment");
  return payment;
}

async function methodOf(db: Queryable, { ref, method_ref }: PaymentRow): Promise<MethodRow> {
  const method = method_ref === null ? undefined : await readMethod(db, method_ref);
  if (method === undefined) throw new Error(`payment ${ref} has no method`);
  return method;
}

function behaviourOf({ ref, behaviour }: MethodRow) {
  if (!isBehaviour(behaviour)) throw new Error(`method ${ref} behaves in an unknown way: ${behaviour}`);
  return behaviour;
}

const Metadata = z.record(z.string(), z.string());

function metadataOf({ metadata }: PaymentRow): Record<string, string> {
  return Metadata.parse(metadata);
}

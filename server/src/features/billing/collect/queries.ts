import { sql } from "kysely";
import type { Cents } from "@kalivo/domain/money/cents.ts";
import type { Db, Queryable } from "../../../db/client.ts";

export type ClaimedCharge = {
  id: number;
  payerId: number;
  periodId: number;
  statementId: number;
  amount: Cents;
  paymentRef: string | null;
  attemptNo: number;
};

export type Payee = {
  userId: number;
  email: string;
  name: string;
  customerRef: string | null;
  methodRef: string | null;
};

const LEASE_SECONDS = 120;

/**
 * Takes the next charges that are due and free, each for two minutes. A worker that dies leaves its lease to run out;
 * another then goes on with the same payment and the same key.
 */
export async function claimDueCharges(db: Db, now: Date, worker: string, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update charges
    set lease_until = ${now}::timestamptz + make_interval(secs => ${LEASE_SECONDS}), lease_by = ${worker}
    where id in (
      select id
      from charges
      where state in ('notified', 'submitting', 'unknown', 'failed')
        and next_attempt_at <= ${now}
        and (lease_until is null or lease_until <= ${now} or lease_by = ${worker})
      order by next_attempt_at, id
      for update skip locked
      limit ${limit}
    )
    returning id
  `.execute(db);
  return rows.map(({ id }) => id).toSorted((a, b) => a - b);
}

export const lockCharge = (db: Queryable, id: number) =>
  db.selectFrom("charges").selectAll().where("id", "=", id).forUpdate().executeTakeFirstOrThrow();

/** What the lines still in ask for: the sum is frozen from exactly this when the charge is first submitted. */
export async function pendingTotal(db: Queryable, statementId: number): Promise<Cents> {
  const { rows } = await sql<{ total: bigint }>`
    select coalesce(sum(due_cents), 0)::bigint as total
    from statement_lines
    where billed_in = ${statementId}
      and state = 'pending'
  `.execute(db);
  return rows[0]?.total ?? 0n;
}

export async function loadPayee(db: Queryable, payerId: number): Promise<Payee> {
  const row = await db
    .selectFrom("payers")
    .innerJoin("users", "users.id", "payers.user_id")
    .select([
      "users.id",
      "users.email",
      "users.first_name",
      "users.last_name",
      "payers.customer_ref",
      "payers.method_ref",
    ])
    .where("payers.id", "=", payerId)
    .executeTakeFirstOrThrow();
  return {
    userId: row.id,
    email: row.email,
    name: `${row.first_name} ${row.last_name}`,
    customerRef: row.customer_ref,
    methodRef: row.method_ref,
  };
}

export const openAttempt = (db: Queryable, chargeId: number) =>
  db
    .selectFrom("charge_attempts")
    .selectAll()
    .where("charge_id", "=", chargeId)
    .where("finished_at", "is", null)
    .executeTakeFirst();

export async function startAttempt(
  db: Queryable,
  attempt: { chargeId: number; no: number; key: string; methodRef: string; amount: Cents; now: Date },
): Promise<void> {
  await db
    .insertInto("charge_attempts")
    .values({
      charge_id: attempt.chargeId,
      no: attempt.no,
      idempotency_key: attempt.key,
      method_ref: attempt.methodRef,
      amount_cents: attempt.amount,
      started_at: attempt.now,
    })
    .execute();
}

export type AttemptOutcome = "succeeded" | "processing" | "action_required" | "declined" | "rejected" | "unknown";

/** An unknown outcome keeps the attempt open: it is asked for again with the same key. */
export async function recordOutcome(
  db: Queryable,
  chargeId: number,
  outcome: AttemptOutcome,
  now: Date,
  detail: { code?: string; advice?: string } = {},
): Promise<void> {
  await db
    .updateTable("charge_attempts")
    .set({
      outcome,
      finished_at: outcome === "unknown" ? null : now,
      code: detail.code ?? null,
      advice: detail.advice ?? null,
    })
    .where("charge_id", "=", chargeId)
    .where("finished_at", "is", null)
    .execute();
}

export async function updateCharge(
  db: Queryable,
  id: number,
  change: {
    state: string;
    amount_cents?: Cents;
    provider?: string;
    payment_ref?: string;
    charge_ref?: string;
    attempt_no?: number;
    next_attempt_at?: Date | null;
    first_failed_at?: Date;
    action_url?: string | null;
    fee_cents?: Cents | null;
    succeeded_at?: Date;
    lease_until?: Date | null;
  },
): Promise<void> {
  await db.updateTable("charges").set(change).where("id", "=", id).execute();
}

export async function storePaymentRef(db: Queryable, chargeId: number, provider: string, paymentRef: string): Promise<void> {
  await db
    .updateTable("charges")
    .set({ provider, payment_ref: paymentRef })
    .where("id", "=", chargeId)
    .where("payment_ref", "is", null)
    .execute();
}

export const findChargeByPayment = (db: Queryable, paymentRef: string) =>
  db.selectFrom("charges").select("id").where("payment_ref", "=", paymentRef).executeTakeFirst();

export const lateCharges = (db: Queryable, now: Date, failedBefore: Date) =>
  db
    .selectFrom("charges")
    .select("id")
    .where("state", "in", ["failed", "action_required"])
    .where("first_failed_at", "<=", failedBefore)
    .where("notified_at", "<=", now)
    .execute();

/** A new payment method gives every failed charge of the payer another try at once. */
export async function retryFailedCharges(db: Queryable, payerId: number, now: Date): Promise<void> {
  await db
    .updateTable("charges")
    .set({ next_attempt_at: now })
    .where("payer_id", "=", payerId)
    .where("state", "in", ["failed", "action_required"])
    .execute();
  await db
    .updateTable("charges")
    .set({ state: "failed" })
    .where("payer_id", "=", payerId)
    .where("state", "=", "action_required")
    .execute();
}

export async function setMethodState(db: Queryable, payerId: number, state: "active" | "failed"): Promise<void> {
  await db
    .updateTable("payers")
    .set({ method_state: state })
    .where("id", "=", payerId)
    .where("method_ref", "is not", null)
    .execute();
}

export async function setStatementState(db: Queryable, statementId: number, state: string): Promise<void> {
  await db.updateTable("statements").set({ state }).where("id", "=", statementId).execute();
}

export async function markLines(db: Queryable, statementId: number, state: "charged" | "cancelled"): Promise<void> {
  await db
    .updateTable("statement_lines")
    .set({ state })
    .where("billed_in", "=", statementId)
    .where("state", "=", "pending")
    .execute();
}

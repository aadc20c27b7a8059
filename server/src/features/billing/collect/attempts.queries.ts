import { sql } from "kysely";
import type { Cents } from "@kalivo/domain/money/cents.ts";
import type { PaymentProvider } from "#server/adapters/payment/port.ts";
import type { Queryable } from "#server/db/client.ts";
import { LEASE_SECONDS } from "#server/concurrency/lease.ts";

/** Charged by us, or confirmed by the payer at the bank. */
export type AttemptMode = "merchant" | "payer";

export type OpenAttempt = { no: number; key: string; methodRef: string; mode: AttemptMode; startedAt: Date };

/** The open attempt, whose outcome is unknown; at most one. */
export async function openAttempt(db: Queryable, chargeId: number): Promise<OpenAttempt | null> {
  const row = await db
    .selectFrom("charge_attempts")
    .select(["no", "idempotency_key", "method_ref", "mode", "started_at"])
    .where("charge_id", "=", chargeId)
    .where("finished_at", "is", null)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { no, idempotency_key: key, method_ref: methodRef, mode, started_at: startedAt } = row;
  return { no, key, methodRef, mode: mode === "payer" ? "payer" : "merchant", startedAt };
}

export async function startAttempt(
  db: Queryable,
  attempt: OpenAttempt & { chargeId: number; amount: Cents },
): Promise<void> {
  await db
    .insertInto("charge_attempts")
    .values({
      charge_id: attempt.chargeId,
      no: attempt.no,
      idempotency_key: attempt.key,
      mode: attempt.mode,
      method_ref: attempt.methodRef,
      amount_cents: attempt.amount,
      started_at: attempt.startedAt,
    })
    .execute();
}

export type AttemptOutcome = "succeeded" | "processing" | "action_required" | "declined" | "rejected";

/** Records the outcome of the last attempt, unless it has its final one: a pending attempt may still turn out either way. */
export async function recordOutcome(
  db: Queryable,
  chargeId: number,
  outcome: AttemptOutcome,
  now: Date,
  detail: { code?: string; advice?: string } = {},
): Promise<void> {
  await sql`
    update charge_attempts
    set outcome = ${outcome},
      finished_at = ${now},
      code = ${detail.code ?? null},
      advice = ${detail.advice ?? null}
    where charge_id = ${chargeId}
      and no = (select max(no) from charge_attempts where charge_id = ${chargeId})
      and (finished_at is null or outcome in ('processing', 'action_required'))
  `.execute(db);
}

/** The code of an attempt that never reached the provider. */
export const NOT_SENT = "not_sent";

/** How many attempts of ours were refused: rule 15 counts these, not the ones the payer was to confirm. */
export async function countRefused(db: Queryable, chargeId: number): Promise<number> {
  const { count } = await db
    .selectFrom("charge_attempts")
    .select((eb) => eb.fn.countAll<bigint>().as("count"))
    .where("charge_id", "=", chargeId)
    .where("mode", "=", "merchant")
    .where("outcome", "in", ["declined", "rejected"])
    .where("code", "is distinct from", NOT_SENT)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Keeps the attempt open, to be retried with the same idempotency key. */
export async function markUnknown(db: Queryable, chargeId: number): Promise<void> {
  await db
    .updateTable("charge_attempts")
    .set({ outcome: "unknown" })
    .where("charge_id", "=", chargeId)
    .where("finished_at", "is", null)
    .execute();
}

export type LastAttempts = { mode: AttemptMode | null; merchant: number };

/** The mode of the last attempt, and the number of our own last one: the payer is told about each of ours once. */
export async function lastAttempts(db: Queryable, chargeId: number): Promise<LastAttempts> {
  const { rows } = await sql<LastAttempts>`
    select (array_agg(mode order by no desc))[1] as mode,
      coalesce(max(no) filter (where mode = 'merchant'), 0) as merchant
    from charge_attempts
    where charge_id = ${chargeId}
  `.execute(db);
  return rows[0] ?? { mode: null, merchant: 0 };
}

/** Renews leases; skips charges whose rows are locked. */
export async function renewLeases(
  db: Queryable,
  ids: readonly number[],
  worker: string,
  now: Date,
): Promise<void> {
  await sql`
    update charges
    set lease_until = ${now}::timestamptz + make_interval(secs => ${LEASE_SECONDS})
    where id in (
      select id
      from charges
      where id = any(${ids}::integer[])
        and lease_by = ${worker}
        and lease_until > ${now}
      for no key update skip locked
    )
  `.execute(db);
}

/** Customers of charges whose first answer did not come at once: only there a payment may have been made twice. */
export async function customersToLookAt(
  db: Queryable,
  provider: PaymentProvider["id"],
  since: Date,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ customerRef: string }>`
    select y.customer_ref as "customerRef"
    from charge_attempts a
    join charges c on c.id = a.charge_id
    join payers y on y.id = c.payer_id
    where a.no = 1
      and a.started_at >= ${since}
      and (a.finished_at is null or a.finished_at > a.started_at + interval '30 seconds')
      and y.provider = ${provider}
      and y.customer_ref is not null
    group by y.customer_ref
    order by max(a.started_at) desc, y.customer_ref
    limit ${limit}
  `.execute(db);
  return rows.map(({ customerRef }) => customerRef);
}

/**
 * Whether the payment is an orphan: its charge has another payment, or will never have one. Otherwise it may still be
 * stored.
 */
export async function isOrphanPayment(db: Queryable, chargeId: number, paymentRef: string): Promise<boolean> {
  const { rows } = await sql<{ orphan: boolean }>`
    select coalesce(payment_ref <> ${paymentRef}, state in ('canceled', 'written_off')) as orphan
    from charges
    where id = ${chargeId}
  `.execute(db);
  return rows[0]?.orphan ?? false;
}

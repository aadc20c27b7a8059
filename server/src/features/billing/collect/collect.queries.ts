import { sql } from "kysely";
import type { PeriodId } from "@kalivo/domain/billing/month.ts";
import type { Cents } from "@kalivo/domain/money/cents.ts";
import type { Queryable } from "#server/db/client.ts";
import { LEASE_SECONDS } from "#server/concurrency/lease.ts";
import type { PaymentProvider } from "#server/adapters/payment/port.ts";
import { isGivenUp, STOPPED, toBeAnnouncedAnew } from "../announce/announce.queries.ts";

/** Why a charge ended without being collected (rule 44): an admin's reason, or an automatic one. */
export type EndCause =
  | "payer_asked"
  | "mistake"
  | "unreachable"
  | "stopped"
  | "not_attempted"
  | "nobody_left";

/**
 * Claims the next charges, by lease, that have a step to run at this provider. Charges to be written off are excluded,
 * however long no worker ran (rule 15); a retry that a dispute holds up keeps its day, so that the slip is visible. When a
 * worker dies its lease expires, and another continues with the same payment and idempotency key.
 */
export async function claimDueCharges(
  db: Queryable,
  now: Date,
  worker: string,
  limit: number,
  { period, provider }: { period: PeriodId | null; provider: PaymentProvider["id"] },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update charges
    set lease_until = ${now}::timestamptz + make_interval(secs => ${LEASE_SECONDS}), lease_by = ${worker}
    where id in (
      select c.id
      from charges c
      where c.next_attempt_at <= ${now}
        and c.due_at <= ${now}
        and (c.lease_until is null or c.lease_until <= ${now})
        and (${period}::integer is null or c.period_id = ${period})
        and (c.provider is null or c.provider = ${provider})
        and not ${toBeAnnouncedAnew(now)}
        and not (
          (c.state in ('notified', 'failed') or c.state = 'action_required' and c.action_url is null)
          and ${isGivenUp(now)}
          and not exists (select from charge_attempts a where a.charge_id = c.id and a.finished_at is null)
        )
        and not (c.state = 'failed' and ${STOPPED})
      order by c.next_attempt_at, c.id
      limit ${limit}
      for no key update skip locked
    )
    returning id
  `.execute(db);
  return rows.map(({ id }) => id).toSorted((a, b) => a - b);
}

/** Checks the same for one locked charge: since the claim a person may have become an admin. */
export async function mustBeAnnouncedAnew(db: Queryable, chargeId: number, now: Date): Promise<boolean> {
  const { rows } = await sql<{ anew: boolean }>`
    select ${toBeAnnouncedAnew(now)} as anew
    from charges c
    where c.id = ${chargeId}
  `.execute(db);
  return rows[0]?.anew ?? false;
}

export const readCharge = (db: Queryable, id: number) =>
  db.selectFrom("charges").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

export const lockCharge = (db: Queryable, id: number) =>
  db.selectFrom("charges").selectAll().where("id", "=", id).forNoKeyUpdate().executeTakeFirstOrThrow();

/** Locks a payer's charges that have not ended. */
export const unfinishedCharges = (db: Queryable, payerId: number) =>
  db
    .selectFrom("charges")
    .selectAll()
    .where("payer_id", "=", payerId)
    .where("state", "not in", ["succeeded", "canceled", "written_off"])
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();

/** SQL: charge `c` has no payment in progress, which could still succeed. */
export const CAN_END = sql`
  c.state in ('planned', 'notified', 'failed', 'action_required')
  and not exists (select from charge_attempts a where a.charge_id = c.id and a.finished_at is null)`;

/** `CAN_END` for one locked charge. */
export async function canEnd(db: Queryable, chargeId: number): Promise<boolean> {
  const { rows } = await sql`select from charges c where c.id = ${chargeId} and ${CAN_END}`.execute(db);
  return rows.length > 0;
}

/** The total of the pending lines: the charge's amount is frozen from it at the first submission. */
export async function pendingTotal(db: Queryable, statementId: number): Promise<Cents> {
  const { rows } = await sql<{ total: bigint }>`
    select coalesce(sum(due_cents), 0)::bigint as total
    from statement_lines
    where billed_in = ${statementId}
      and state = 'pending'
  `.execute(db);
  return rows[0]?.total ?? 0n;
}

export async function updateCharge(
  db: Queryable,
  id: number,
  change: {
    state: string;
    amount_cents?: Cents;
    charge_ref?: string;
    attempt_no?: number;
    method_label?: string | null;
    next_attempt_at?: Date | null;
    first_failed_at?: Date;
    action_url?: string | null;
    fee_cents?: Cents | null;
    succeeded_at?: Date;
    release_at?: Date;
    lease_until?: Date | null;
    lease_by?: string;
    ended_at?: Date;
    ended_cause?: EndCause;
  },
): Promise<void> {
  await db.updateTable("charges").set(change).where("id", "=", id).execute();
}

export async function releaseLease(db: Queryable, chargeId: number): Promise<void> {
  await db.updateTable("charges").set({ lease_until: null }).where("id", "=", chargeId).execute();
}

/**
 * One payment object at the provider per charge, for ever: returns the stored one, which is the first worker's. A worker
 * whose lease expired must not submit another. Null: submit none, because the attempt this payment was made for is over.
 */
export async function storePaymentRef(
  db: Queryable,
  chargeId: number,
  provider: string,
  paymentRef: string,
  attempt: number | null = null,
): Promise<string | null> {
  const { rows } = await sql<{ ref: string }>`
    update charges
    set provider = coalesce(provider, ${provider}), payment_ref = coalesce(payment_ref, ${paymentRef})
    where id = ${chargeId}
      and (
        ${attempt}::integer is null
        or exists (select from charge_attempts a where a.charge_id = charges.id and a.no = ${attempt} and a.finished_at is null)
      )
    returning payment_ref as ref
  `.execute(db);
  return rows[0]?.ref ?? null;
}

export const findChargeByPayment = (db: Queryable, paymentRef: string) =>
  db
    .selectFrom("charges")
    .select(["id", "attempt_no"])
    .where("payment_ref", "=", paymentRef)
    .executeTakeFirst();

/** When the provider reported a payment's success as news; null: it did not. */
export async function successReportedAt(
  db: Queryable,
  provider: PaymentProvider["id"],
  paymentRef: string,
): Promise<Date | null> {
  const row = await db
    .selectFrom("provider_events")
    .select("created_at")
    .where("object_ref", "=", paymentRef)
    .where("provider", "=", provider)
    .where("tells_success", "=", true)
    .orderBy("created_at")
    .limit(1)
    .executeTakeFirst();
  return row?.created_at ?? null;
}

/** Charges whose first failure is that old, including those announced anew since. */
export const lateCharges = (db: Queryable, failedBefore: Date) =>
  db
    .selectFrom("charges")
    .select("id")
    .where("state", "in", ["failed", "action_required", "planned", "notified"])
    .where("first_failed_at", "<=", failedBefore)
    .orderBy("id")
    .execute();

export async function setStatementState(db: Queryable, statementId: number, state: string): Promise<void> {
  await db.updateTable("statements").set({ state }).where("id", "=", statementId).execute();
}

/** Marks statement and lines as charged, in one statement: concurrent successes wait for this transaction. */
export async function chargeStatement(db: Queryable, statementId: number): Promise<void> {
  await sql`
    with lines as (
      update statement_lines
      set state = 'charged'
      where billed_in = ${statementId}
        and state = 'pending'
    )
    update statements
    set state = 'charged'
    where id = ${statementId}
  `.execute(db);
}

/** Applies the provider's rate limit, shared by all processes (money §2.5): how long to wait, in ms. */
export async function takeTurn(db: Queryable, { id, limits }: PaymentProvider): Promise<number> {
  const { rows } = await sql<{ wait: number }>`
    insert into provider_pace as p (provider, next_at)
    values (${id}, clock_timestamp() + make_interval(secs => ${1 / limits.maxPerSecond}))
    on conflict (provider) do update
      set next_at = greatest(p.next_at, clock_timestamp()) + make_interval(secs => ${1 / limits.maxPerSecond})
    returning greatest(0, extract(epoch from next_at - clock_timestamp()) * 1000 - ${1000 / limits.maxPerSecond})::float8 as wait
  `.execute(db);
  return rows[0]?.wait ?? 0;
}

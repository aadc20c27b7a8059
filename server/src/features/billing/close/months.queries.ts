import { sql } from "kysely";
import { periodEnd, periodStart, previousPeriod, type PeriodId } from "@kalivo/domain/billing/month.ts";
import type { Queryable } from "#server/db/client.ts";
import { STATEMENT_TOTAL } from "../statements/statements.queries.ts";

export async function ensurePeriod(db: Queryable, period: PeriodId): Promise<void> {
  await db
    .insertInto("billing_periods")
    .values({ id: period, starts_at: periodStart(period), ends_at: periodEnd(period) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Locks the period's row: a concurrent close waits here and then finds the stage moved on. */
export const lockPeriod = (db: Queryable, period: PeriodId) =>
  db
    .selectFrom("billing_periods")
    .selectAll()
    .where("id", "=", period)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();

/** Waits until no workouts are being arranged, and blocks arranging until the month is closed. */
export async function lockAllWorkouts(db: Queryable): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('close of a month'))`.execute(db);
}

export async function isClosed(db: Queryable, period: PeriodId): Promise<boolean> {
  const row = await db
    .selectFrom("billing_periods")
    .select("stage")
    .where("id", "=", period)
    .executeTakeFirst();
  return row !== undefined && row.stage !== "open";
}

export async function lastClosedPeriod(db: Queryable): Promise<PeriodId | null> {
  const { rows } = await sql<{ id: number | null }>`
    select max(id) as id from billing_periods where stage <> 'open'
  `.execute(db);
  return rows[0]?.id ?? null;
}

/**
 * The instant whose month is the first to bill: the end of the oldest unsettled workout, or for one received late, the month
 * before it was received at the earliest.
 */
export async function oldestOpenInstant(db: Queryable): Promise<Date | null> {
  const { rows } = await sql<{ since: Date | null }>`
    select min(greatest(end_utc, received_at - interval '1 month')) as since
    from workouts
    where settled_in is null
      and status = 'ok'
  `.execute(db);
  return rows[0]?.since ?? null;
}

export async function markComputed(db: Queryable, period: PeriodId, now: Date): Promise<void> {
  await db
    .updateTable("billing_periods")
    .set({ stage: "computed", computed_at: now })
    .where("id", "=", period)
    .execute();
}

/** Updates the planner's statistics after the close; outside its transaction, so that its locks are released first. */
export async function refreshStatistics(db: Queryable): Promise<void> {
  await sql`analyze workouts, statements, statement_lines, line_parts, allocations, charges`.execute(db);
}

export type CloseSummary = {
  statements: number;
  to_charge: number;
  carried: number;
  waived: number;
  charge_cents: bigint;
};

/** What the close did, for the operator. */
export async function closeSummary(db: Queryable, period: PeriodId): Promise<CloseSummary> {
  const { rows } = await sql<CloseSummary>`
    select count(*)::int as statements,
      count(c.id)::int as to_charge,
      (count(*) filter (where s.state = 'carried'))::int as carried,
      (count(*) filter (where s.state = 'waived'))::int as waived,
      coalesce(sum(c.amount_cents), 0)::bigint as charge_cents
    from statements s
    left join charges c on c.statement_id = s.id
    where s.period_id = ${period}
  `.execute(db);
  const [summary] = rows;
  if (summary === undefined) throw new Error("an aggregate without a row");
  return summary;
}

export type PayerMonth = {
  payer_id: number;
  lines: number;
  kcal: bigint;
  due_cents: bigint;
  before_cents: bigint;
  scaled: boolean;
  outcome: "charge" | "carried" | "waived" | "cancelled" | "nothing";
};

/**
 * One row per payer: the month's amount, its outcome, and the amount of the month before. For a closed month as it stands
 * today. A payer who had a statement the month before and has none now is included with 0.
 */
export async function payerMonths(db: Queryable, period: PeriodId): Promise<PayerMonth[]> {
  const before = previousPeriod(period);
  const { rows } = await sql<PayerMonth>`
    select p.payer_id, count(l.id)::int as lines, coalesce(sum(l.kcal), 0)::bigint as kcal,
      coalesce(sum(l.due_cents) filter (where l.state <> 'cancelled'), 0)::bigint as due_cents,
      coalesce((
        select ${STATEMENT_TOTAL}
        from statements s
        where s.payer_id = p.payer_id
          and s.period_id = ${before}
      ), 0)::bigint as before_cents,
      m.scaled_to_cents is not null as scaled,
      case
        when m.id is null then 'nothing'
        when m.state in ('carried', 'waived', 'cancelled') then m.state
        else 'charge'
      end as outcome
    from (select distinct payer_id from statements where period_id in (${period}, ${before})) p
    left join statements m on m.payer_id = p.payer_id and m.period_id = ${period}
    left join statement_lines l on l.billed_in = m.id
    group by p.payer_id, m.id
    order by p.payer_id
  `.execute(db);
  return rows;
}

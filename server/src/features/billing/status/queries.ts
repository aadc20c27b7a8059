import { sql } from "kysely";
import type { PeriodId } from "@kalivo/domain/billing/month.ts";
import type { Queryable } from "../../../db/client.ts";

export type Tally = { what: string; count: number; cents: bigint };
export type MonthStatus = {
  stage: string;
  /** By state. */
  statements: Tally[];
  charges: Tally[];
  /** Planned charges whose notice no mail server has accepted yet. */
  unnoticed: number;
  /** When the next charge of the month has something to do. */
  nextAt: Date | null;
};

/** Where a month stands; null: it was never billed. */
export async function monthStatus(db: Queryable, period: PeriodId): Promise<MonthStatus | null> {
  const row = await db
    .selectFrom("billing_periods")
    .select("stage")
    .where("id", "=", period)
    .executeTakeFirst();
  if (row === undefined) return null;
  const statements = await sql<Tally>`
    select s.state as what, count(distinct s.id)::int as count,
      coalesce(sum(l.due_cents) filter (where l.state <> 'cancelled'), 0)::bigint as cents
    from statements s
    left join statement_lines l on l.billed_in = s.id
    where s.period_id = ${period}
    group by s.state
    order by s.state
  `.execute(db);
  const charges = await sql<Tally>`
    select state as what, count(*)::int as count, sum(amount_cents)::bigint as cents
    from charges
    where period_id = ${period}
    group by state
    order by state
  `.execute(db);
  const { rows } = await sql<{ unnoticed: number; next_at: Date | null }>`
    select (count(*) filter (where state = 'planned'))::int as unnoticed, min(next_attempt_at) as next_at
    from charges
    where period_id = ${period}
  `.execute(db);
  const [open] = rows;
  return {
    stage: row.stage,
    statements: statements.rows,
    charges: charges.rows,
    unnoticed: open?.unnoticed ?? 0,
    nextAt: open?.next_at ?? null,
  };
}

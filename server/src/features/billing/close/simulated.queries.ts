import { sql } from "kysely";
import { previousPeriod, type PeriodId } from "@kalivo/domain/billing/month.ts";
import type { Queryable } from "#server/db/client.ts";
import { STATEMENT_TOTAL } from "../statements/statements.queries.ts";
import { dropClosingTables } from "./lines.queries.ts";
import { onlyRow, type CloseSummary, type PayerMonth } from "./summary.queries.ts";

// A simulated close ends in the close's temporary tables; these read there what the real one has written.

/** What each payer was asked the month before the first simulated one. */
export async function readBefore(db: Queryable, period: PeriodId): Promise<void> {
  await sql`
    create temporary table closing_before on commit drop as
    select s.payer_id, ${STATEMENT_TOTAL} as cents
    from statements s
    where s.period_id = ${previousPeriod(period)}
  `.execute(db);
}

const TOTAL = sql`case when decision = 'cancelled' then 0 else total_cents end`;

/** A month was simulated and another follows: what it carries, and what it asked, stands as if it were in the books. */
export async function carryOver(db: Queryable): Promise<void> {
  await sql`
    create temporary table closing_carried_on on commit drop as
    select l.id, l.payer_id, l.burner_id, l.kcal, l.raw_units, l.cap_cents, l.computed_cents, l.due_cents,
      s.carried_months + 1 as carried_months
    from closing_lines l
    join closing_statements s on s.payer_id = l.payer_id
    where s.decision = 'carried'
      and l.state = 'pending'
  `.execute(db);
  await sql`drop table closing_before`.execute(db);
  await sql`
    create temporary table closing_before on commit drop as
    select payer_id, ${TOTAL} as cents from closing_statements
  `.execute(db);
  await dropClosingTables(db);
  await sql`alter table closing_carried_on rename to closing_carried`.execute(db);
  await sql`analyze closing_carried`.execute(db);
}

/** As `closeSummary`. */
export async function simulatedSummary(db: Queryable): Promise<CloseSummary> {
  const { rows } = await sql<CloseSummary>`
    select count(*)::int as statements,
      (count(*) filter (where decision = 'charge'))::int as to_charge,
      (count(*) filter (where decision = 'carried'))::int as carried,
      (count(*) filter (where decision = 'waived'))::int as waived,
      coalesce(sum(total_cents) filter (where decision = 'charge'), 0)::bigint as charge_cents
    from closing_statements
  `.execute(db);
  return onlyRow(rows);
}

/** As `payerMonths`. */
export async function simulatedPayers(db: Queryable): Promise<PayerMonth[]> {
  const { rows } = await sql<PayerMonth>`
    select payer_id, coalesce(l.lines, 0) as lines, coalesce(l.kcal, 0)::bigint as kcal,
      coalesce(${TOTAL}, 0)::bigint as due_cents, coalesce(b.cents, 0)::bigint as before_cents,
      m.scaled_to_cents is not null as scaled, coalesce(m.decision, 'nothing') as outcome
    from closing_statements m
    full join closing_before b using (payer_id)
    left join (
      select payer_id, count(*)::int as lines, sum(kcal)::bigint as kcal
      from closing_lines
      group by payer_id
    ) l using (payer_id)
    order by payer_id
  `.execute(db);
  return rows;
}

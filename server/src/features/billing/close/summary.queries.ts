import { sql } from "kysely";
import { previousPeriod, type PeriodId } from "@kalivo/domain/billing/month.ts";
import type { Queryable } from "#server/db/client.ts";
import { STATEMENT_TOTAL } from "../statements/statements.queries.ts";

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
  return onlyRow(rows);
}

/** Of an aggregate without groups. */
export function onlyRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error("an aggregate without a row");
  return row;
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

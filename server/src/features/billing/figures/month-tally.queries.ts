import { sql } from "kysely";
import { z } from "zod";
import type { PeriodId } from "@kalivo/domain/billing/month.ts";
import type { Queryable } from "#server/db/client.ts";
import type { MonthFigure } from "./month-figures.ts";

export type Tally = { what: string; count: number; cents: bigint };
/** By state. */
export type MonthTally = { statements: Tally[]; charges: Tally[] };

const TALLIES = z.array(z.object({ what: z.string(), count: z.int(), cents: z.coerce.bigint() }));

export const MONTH_TALLY: MonthFigure<MonthTally> = {
  name: "tally",
  shape: z.object({ statements: TALLIES, charges: TALLIES }),
  count: async (db, period) => ({
    statements: await tallyStatements(db, period),
    charges: await tallyCharges(db, period),
  }),
};

async function tallyStatements(db: Queryable, period: PeriodId): Promise<Tally[]> {
  const { rows } = await sql<Tally>`
    select s.state as what, count(distinct s.id)::int as count,
      coalesce(sum(l.due_cents) filter (where l.state <> 'cancelled' or s.state = 'cancelled'), 0)::bigint as cents
    from statements s
    left join statement_lines l on l.billed_in = s.id
    where s.period_id = ${period}
    group by s.state
    order by s.state
  `.execute(db);
  return rows;
}

async function tallyCharges(db: Queryable, period: PeriodId): Promise<Tally[]> {
  const { rows } = await sql<Tally>`
    select state as what, count(*)::int as count, sum(amount_cents)::bigint as cents
    from charges
    where period_id = ${period}
    group by state
    order by state
  `.execute(db);
  return rows;
}

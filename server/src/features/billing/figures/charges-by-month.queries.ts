import { sql } from "kysely";
import { z } from "zod";
import type { PeriodId } from "@kalivo/domain/billing/month.ts";
import type { Queryable } from "#server/db/client.ts";
import type { MonthFigure } from "./month-figures.ts";

const CENTS = z.coerce.bigint();
const CHARGES = z.object({
  state: z.string(),
  /** In Brussels, in which they were collected, or else are due; null: not announced yet. */
  month: z.int().nullable(),
  count: z.int(),
  cents: CENTS,
  returned: CENTS,
  first_due_at: z.string().nullable(),
});
export type ChargesByMonth = z.infer<typeof CHARGES>;

/** A month's charges by state and by the month in which they moved. */
export const CHARGES_FIGURE: MonthFigure<ChargesByMonth[]> = {
  name: "charges",
  shape: z.array(CHARGES),
  count: sumCharges,
};

async function sumCharges(db: Queryable, period: PeriodId): Promise<ChargesByMonth[]> {
  const { rows } = await sql<ChargesByMonth>`
    with returned as (
      select r.charge_id, sum(r.amount_cents) as cents
      from reversals r
      join charges c on c.id = r.charge_id
      where c.period_id = ${period}
        and r.undone_at is null
      group by r.charge_id
    ),
    summed as (
      select c.state, date_trunc('month', coalesce(c.succeeded_at, c.due_at) at time zone 'Europe/Brussels') as moved_in,
        count(*)::int as count, sum(c.amount_cents)::bigint as cents, coalesce(sum(r.cents), 0)::bigint as returned,
        min(c.due_at) as first_due_at
      from charges c
      left join returned r on r.charge_id = c.id
      where c.period_id = ${period}
      group by 1, 2
    )
    select state, to_char(moved_in, 'YYYYMM')::integer as month, count, cents, returned,
      to_json(first_due_at) #>> '{}' as first_due_at
    from summed
    order by state, moved_in
  `.execute(db);
  return rows;
}

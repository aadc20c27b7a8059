import { sql } from "kysely";
import { type PeriodId, periodStart } from "@kalivo/domain/billing/month.ts";
import type { Cents } from "@kalivo/domain/money/cents.ts";
import type { Queryable } from "#server/db/client.ts";

export type PeopleOfMonth = { period: PeriodId; burners: number; donors: number };

/**
 * Who moved and who supported in each of these months, the last of which runs; a support that is only planned does not count.
 * Each pledge is read once: the months of a payer are the bits of a number.
 */
export async function countPeopleByMonth(
  db: Queryable,
  periods: readonly PeriodId[],
  now: Date,
): Promise<PeopleOfMonth[]> {
  const starts = periods.map(periodStart);
  const { rows } = await sql<PeopleOfMonth>`
    with moved as (
      select k.period, count(*)::int as burners
      from kcal_months k
      join directory d on d.user_id = k.user_id
      where k.period = any(${[...periods]}::integer[])
        and k.kcal > 0
        and d.is_burner
      group by k.period
    ),
    supported as (
      select payer_id,
        bit_or(
          (1 << coalesce(width_bucket(upper(valid) - interval '1 microsecond', ${starts}::timestamptz[]), ${periods.length}))
          - (1 << greatest(coalesce(width_bucket(lower(valid), ${starts}::timestamptz[]), 0) - 1, 0))
        ) as months
      from pledges
      where not isempty(valid)
        and (lower_inf(valid) or lower(valid) < ${now})
      group by payer_id
    ),
    alike as materialized ( -- once, not for each month
      select months, count(*)::int as payers
      from supported
      group by months
    )
    select m.period, coalesce(w.burners, 0) as burners,
      (
        select coalesce(sum(payers), 0)::int
        from alike
        where (alike.months >> (m.place::integer - 1)) & 1 = 1
      ) as donors
    from unnest(${[...periods]}::integer[]) with ordinality as m (period, place)
    left join moved w using (period)
    order by m.place
  `.execute(db);
  return rows;
}

/** What organisations were paid since the start of this month, by the month of the bank's day. */
export async function paidOutSince(
  db: Queryable,
  first: PeriodId,
): Promise<{ period: PeriodId; cents: Cents }[]> {
  const { rows } = await sql<{ period: PeriodId; cents: Cents }>`
    select to_char(settled_on, 'YYYYMM')::integer as period, sum(amount_cents)::bigint as cents
    from payouts
    where state = 'paid'
      and settled_on >= to_date(${first}::text, 'YYYYMM')
    group by 1
  `.execute(db);
  return rows;
}

/** When a month was closed; undefined: nobody moved up to it. */
export const findClose = (
  db: Queryable,
  period: PeriodId,
): Promise<{ computed_at: Date | null } | undefined> =>
  db.selectFrom("billing_periods").select("computed_at").where("id", "=", period).executeTakeFirst();

export type Tally = { count: number; cents: Cents };

/** Payouts that wait for an admin or for the bank. */
export async function payoutsUnderWay(db: Queryable): Promise<Tally> {
  const { rows } = await sql<Tally>`
    select count(*)::int as count, coalesce(sum(amount_cents), 0)::bigint as cents
    from payouts
    where state in ('prepared', 'ordered')
  `.execute(db);
  return rows[0] ?? { count: 0, cents: 0n };
}

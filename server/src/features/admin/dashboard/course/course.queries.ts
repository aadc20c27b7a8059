import { sql } from "kysely";
import { periodEnd, type PeriodId, periodStart } from "@kalivo/domain/billing/month.ts";
import type { Cents } from "@kalivo/domain/money/cents.ts";
import type { Queryable } from "#server/db/client.ts";
import { RETURNED } from "#server/features/billing/reversals/reversals.queries.ts";

export type CourseRow = {
  period: PeriodId;
  collected: Cents;
  paid_out: Cents;
  not_collected: Cents;
  burners: number;
  donors: number;
};

/** Months in money and people, in the order asked; a support that is only planned does not count. */
export async function selectCourse(
  db: Queryable,
  periods: readonly [PeriodId, ...PeriodId[]],
  now: Date,
): Promise<CourseRow[]> {
  const [first] = periods;
  const ends = periods.map((period) => new Date(Math.min(periodEnd(period).getTime(), now.getTime())));
  const { rows } = await sql<CourseRow>`
    with months as (
      select *
      from unnest(${[...periods]}::integer[], ${periods.map(periodStart)}::timestamptz[], ${ends}::timestamptz[])
        with ordinality as m (period, starts_at, ends_at, place)
    ),
    collected as (
      select period_of(c.succeeded_at) as period, sum(c.amount_cents - ${RETURNED}) as cents
      from charges c
      where c.succeeded_at >= ${periodStart(first)}
      group by 1
    ),
    given_up as (
      select period_of(c.due_at) as period, sum(c.amount_cents) as cents
      from charges c
      where c.state = 'written_off'
        and c.due_at >= ${periodStart(first)}
      group by 1
    ),
    paid_out as (
      select to_char(p.settled_on, 'YYYYMM')::integer as period, sum(p.amount_cents) as cents
      from payouts p
      where p.state = 'paid'
      group by 1
    ),
    moved as (
      select k.period, count(*)::int as burners
      from kcal_months k
      join directory d on d.user_id = k.user_id
      where k.period = any(${[...periods]}::integer[])
        and k.kcal > 0
        and d.is_burner
      group by k.period
    )
    select m.period, coalesce(c.cents, 0)::bigint as collected, coalesce(o.cents, 0)::bigint as paid_out,
      coalesce(g.cents, 0)::bigint as not_collected, coalesce(w.burners, 0) as burners,
      (
        select count(distinct p.payer_id)::int
        from pledges p
        where p.valid && tstzrange(m.starts_at, m.ends_at)
      ) as donors
    from months m
    left join collected c using (period)
    left join given_up g using (period)
    left join paid_out o using (period)
    left join moved w using (period)
    order by m.place
  `.execute(db);
  return rows;
}

export type MonthInHand = {
  computed_at: Date | null;
  charges: number;
  cents: Cents;
  /** Whose notice no mail server has accepted yet. */
  untold: number;
  /** Not ended yet. */
  open: number;
  due_at: Date | null;
};

/** How far a month's collection is; null: nobody moved up to it. */
export async function monthInHand(db: Queryable, period: PeriodId): Promise<MonthInHand | null> {
  const { rows } = await sql<MonthInHand>`
    select p.computed_at, count(c.id)::int as charges, coalesce(sum(c.amount_cents), 0)::bigint as cents,
      (count(c.id) filter (where c.state = 'planned'))::int as untold,
      (count(c.id) filter (where c.state not in ('succeeded', 'written_off')))::int as open,
      min(c.due_at) as due_at
    from billing_periods p
    left join charges c on c.period_id = p.id and c.state <> 'canceled'
    where p.id = ${period}
    group by p.id
  `.execute(db);
  return rows[0] ?? null;
}

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

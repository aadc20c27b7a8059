import type { PeriodId } from "@kalivo/domain/billing/month.ts";
import type { Cents } from "@kalivo/domain/money/cents.ts";
import { prepared } from "#server/db/prepared.ts";

export type RaisedRow = {
  period: PeriodId;
  raised: Cents;
  held: Cents;
  paid_on: string | null;
  on_its_way: Cents;
  waiting: Cents;
  not_funded: Cents;
  organisations: { id: number; name: string; cents: number }[];
};

/**
 * $1 the burner. A run pays an organisation all that it is owed: what was released before it was prepared is in it, until a
 * transfer with it comes back. A charge belongs to the month of the statement that asked for it (rule 16); a carried amount to its own.
 */
export const selectRaised = prepared<RaisedRow>(
  "raised",
  `
  with given as (
    select g.period_id, g.organisation_id, g.cents, c.released_at is null as held, paid.settled_on
    from given_shares g
    join charges c on c.id = g.charge_id
    left join lateral (
      select min(p.settled_on) as settled_on
      from payouts p
      join payout_runs r on r.id = p.run_id
      where p.organisation_id = g.organisation_id
        and p.state = 'paid'
        and r.prepared_at >= c.released_at
        and not exists (
          select from payouts back
          join payout_runs before on before.id = back.run_id
          where back.organisation_id = p.organisation_id
            and back.state = 'returned'
            and before.prepared_at >= c.released_at
            and back.returned_at > r.prepared_at
        )
    ) paid on true
    where g.burner_id = $1
      and g.cents > 0
  ),
  shares as (
    select period_id, organisation_id, sum(cents) as cents, sum(cents) filter (where held) as held,
      case when bool_and(settled_on is not null) then max(settled_on) end as settled_on
    from given
    group by period_id, organisation_id
  ),
  raised as (
    select s.period_id, sum(s.cents) as raised, coalesce(sum(s.held), 0) as held,
      case when bool_and(s.settled_on is not null or o.is_association) and coalesce(sum(s.held), 0) = 0 then
        to_char(max(s.settled_on), 'YYYY-MM-DD')
      end as paid_on,
      json_agg(json_build_object('id', o.id, 'name', o.name, 'cents', s.cents) order by s.cents desc, o.id) as organisations
    from shares s
    join organisations o on o.id = s.organisation_id
    group by s.period_id
  ),
  open as (
    select billed.period_id,
      coalesce(sum(l.due_cents) filter (
        where l.state = 'pending' and billed.state in ('open', 'announced')
      ), 0) as on_its_way,
      coalesce(sum(l.due_cents) filter (where l.state = 'carried'), 0) as waiting,
      coalesce(sum(l.computed_cents) filter (where l.state = 'no_organisation'), 0) as not_funded
    from statement_lines l
    join statements billed on billed.id = l.billed_in
    where l.burner_id = $1
    group by billed.period_id
  )
  select period_id as period, coalesce(raised, 0)::bigint as raised, coalesce(held, 0)::bigint as held, paid_on,
    coalesce(on_its_way, 0)::bigint as on_its_way, coalesce(waiting, 0)::bigint as waiting,
    coalesce(not_funded, 0)::bigint as not_funded, coalesce(organisations, '[]') as organisations
  from raised
  full join open using (period_id)
  where coalesce(raised, 0) + coalesce(on_its_way, 0) + coalesce(waiting, 0) + coalesce(not_funded, 0) > 0
  order by period_id desc`,
);

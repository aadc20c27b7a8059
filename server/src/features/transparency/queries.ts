import { prepared } from "../../db/prepared.ts";

export type BookedMonth = { period: number; gross: bigint; fees: bigint; donors: number };

/** Each month's collections and what the provider kept of them, newest first: what was booked, nothing else. */
export const selectBookedMonths = prepared<BookedMonth>(
  "booked_months",
  `
  select j.period_id as period,
    coalesce(sum(j.total_cents) filter (where j.kind = 'charge_succeeded'), 0)::bigint as gross,
    coalesce(sum(kept.cents), 0)::bigint as fees,
    (count(distinct c.payer_id) filter (where j.kind = 'charge_succeeded'))::integer as donors
  from journals j
  join charges c on c.id = j.charge_id
  left join lateral (
    select sum(t.amount_cents) as cents
    from transfers t
    join accounts a on a.id = t.credit_id and a.code = 'provider_clearing'
    where t.journal_id = j.id
      and j.kind = 'fee'
  ) kept on true
  where j.kind in ('charge_succeeded', 'fee')
  group by j.period_id
  order by j.period_id desc`,
);

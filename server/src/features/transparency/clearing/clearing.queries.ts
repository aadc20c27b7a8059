import { prepared } from "#server/db/prepared.ts";

export type ClearingSum = {
  /** The day of the oldest transfer that counts; null: none. */
  since: string | null;
  cents: bigint;
  traced: bigint;
};

/**
 * Rule 73. $1 today in Brussels, $2 the days a transfer has. A transfer of the provider counts from the day it arrives or is
 * withdrawn, unless it went back to the provider; a payout from the day its file pays, or was signed if that was later.
 * Nothing counts of the time before the oldest booked entry of a statement: nobody could have found it.
 */
export const selectClearing = prepared<ClearingSum>(
  "clearing",
  `
  with seen as (
    select provider_ref, payout_id, min(booked_at) as at
    from bank_entries
    where kind <> 'payout_returned'
    group by provider_ref, payout_id
    union all
    select null, payout_id, resolved_at
    from payouts_left_after_all
    where resolution = 'left'
  ),
  moved as (
    select (j.occurred_at at time zone 'Europe/Brussels')::date as day, j.total_cents as cents,
      (select min(seen.at) from seen where seen.provider_ref = split_part(j.key, ':', 2)) as seen_at
    from journals j
    where j.kind in ('provider_payout_arrived', 'provider_payout_withdrawn')
      and not exists (
        select from journals back
        where back.key in ('po:' || split_part(j.key, ':', 2) || ':back', j.key || ':back')
      )
    union all
    select greatest(r.execute_on, (r.signed_at at time zone 'Europe/Brussels')::date), p.amount_cents,
      (select min(seen.at) from seen where seen.payout_id = p.id)
    from payouts p
    join payout_runs r on r.id = p.run_id
    where p.state in ('paid', 'returned')
      or p.state = 'ordered' and r.signed_at is not null
  ),
  over as (
    select day, cents, (seen_at at time zone 'Europe/Brussels')::date <= day + $2::integer as in_time
    from moved
    where day >= $1::date - interval '1 year'
      and day >= (select min(day) from bank_entries)
      and day + $2::integer < $1::date
  )
  select to_char(min(day), 'YYYY-MM-DD') as since, coalesce(sum(cents), 0)::bigint as cents,
    coalesce(sum(cents) filter (where in_time), 0)::bigint as traced
  from over`,
);

-- Nothing was released before its day, or while a bank disputed it
select 'charge ' || c.id as subject, 'released from ' || coalesce(c.release_at::text, 'no day') || ', undisputed' as expected,
  'released at ' || c.released_at || case when disputed then ', disputed' else '' end as found, c.period_id
from charges c
cross join lateral (
  select exists (
    select
    from disputes d
    where d.charge_id = c.id
      and d.seen_at <= c.released_at
      and coalesce(d.closed_at, 'infinity') > c.released_at
  ) as disputed
) d
where c.released_at is not null
  and (c.release_at is null or c.released_at < c.release_at or disputed)

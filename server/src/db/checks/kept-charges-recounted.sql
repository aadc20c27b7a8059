-- What is kept of the charges of a closed month is what its charges say
with kept as (
  select k.period_id, f.state, coalesce(f.month, 0) as month, f.count, f.cents, f.returned
  from billing_periods p
  join public.month_figures k on k.period_id = p.id and k.figure = 'charges'
  cross join jsonb_to_recordset(k.sums) as f (state text, month integer, count bigint, cents bigint, returned bigint)
),
returned as (
  select charge_id, sum(amount_cents) as cents
  from reversals
  where undone_at is null
  group by charge_id
),
recount as (
  select c.period_id, c.state, coalesce(period_of(coalesce(c.succeeded_at, c.due_at)), 0) as month,
    count(*) as count, sum(c.amount_cents) as cents, coalesce(sum(r.cents), 0) as returned
  from charges c
  join public.month_figures k on k.period_id = c.period_id and k.figure = 'charges'
  left join returned r on r.charge_id = c.id
  group by 1, 2, 3
)
select 'charges of ' || period_id || ', ' || state || ' in ' || month as subject,
  coalesce(r.count, 0) || ' of ' || coalesce(r.cents, 0) || ', ' || coalesce(r.returned, 0) || ' returned' as expected,
  coalesce(k.count, 0) || ' of ' || coalesce(k.cents, 0) || ', ' || coalesce(k.returned, 0) || ' returned' as found,
  period_id
from recount r
full join kept k using (period_id, state, month)
where (coalesce(r.count, 0), coalesce(r.cents, 0), coalesce(r.returned, 0))
  <> (coalesce(k.count, 0), coalesce(k.cents, 0), coalesce(k.returned, 0))

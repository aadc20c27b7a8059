-- What is kept of the charges of a closed month is what its charges say
with kept as (
  select k.period_id, f.state, coalesce(f.month, 0) as month, f.count, f.cents, f.returned, f.first_due_at
  from billing_periods p
  join public.month_figures k on k.period_id = p.id and k.figure = 'charges'
  cross join jsonb_to_recordset(k.sums)
    as f (state text, month integer, count bigint, cents bigint, returned bigint, first_due_at timestamptz)
),
returned as (
  select charge_id, sum(amount_cents) as cents
  from reversals
  where undone_at is null
  group by charge_id
),
recount as (
  select c.period_id, c.state, coalesce(period_of(coalesce(c.succeeded_at, c.due_at)), 0) as month,
    count(*) as count, sum(c.amount_cents) as cents, coalesce(sum(r.cents), 0) as returned, min(c.due_at) as first_due_at
  from charges c
  join public.month_figures k on k.period_id = c.period_id and k.figure = 'charges'
  left join returned r on r.charge_id = c.id
  group by 1, 2, 3
),
compared as (
  select period_id, state, month,
    concat_ws(', ', coalesce(r.count, 0) || ' of ' || coalesce(r.cents, 0), coalesce(r.returned, 0) || ' returned', 'from ' || r.first_due_at) as expected,
    concat_ws(', ', coalesce(k.count, 0) || ' of ' || coalesce(k.cents, 0), coalesce(k.returned, 0) || ' returned', 'from ' || k.first_due_at) as found
  from recount r
  full join kept k using (period_id, state, month)
)
select 'charges of ' || period_id || ', ' || state || ' in ' || month as subject, expected, found, period_id
from compared
where expected <> found

-- What is kept of what is on hold for organisations of a closed month is what its charges hold
with kept as (
  select k.period_id, f.month, f.cents, f.charges, f.left_cents, f.first_at
  from billing_periods p
  join public.month_figures k on k.period_id = p.id and k.figure = 'held_for_others'
  cross join jsonb_to_recordset(k.sums)
    as f (month integer, cents bigint, charges bigint, left_cents bigint, first_at timestamptz)
),
waiting as (
  select c.id, c.period_id, c.amount_cents, c.release_at
  from charges c
  join public.month_figures k on k.period_id = c.period_id and k.figure = 'held_for_others'
  where c.state = 'succeeded'
    and c.released_at is null
),
held as (
  select w.id, sum(leg.cents) as cents
  from waiting w
  join journals j on j.charge_id = w.id
  join transfers t on t.journal_id = j.id
  cross join lateral (values (t.credit_id, t.amount_cents), (t.debit_id, -t.amount_cents)) leg (account_id, cents)
  join accounts a on a.id = leg.account_id and a.code = 'org_held'
  join organisations o on o.id = a.owner_id
  where not o.is_association
  group by w.id
),
returned as (
  select charge_id, sum(amount_cents) as cents
  from reversals
  where undone_at is null
  group by charge_id
),
recount as (
  select w.period_id, period_of(w.release_at) as month, sum(h.cents) as cents, count(*) filter (where part.is_left) as charges,
    coalesce(sum(h.cents) filter (where part.is_left), 0) as left_cents, min(w.release_at) filter (where part.is_left) as first_at
  from waiting w
  join held h on h.id = w.id
  left join returned r on r.charge_id = w.id
  cross join lateral (select w.amount_cents > coalesce(r.cents, 0) as is_left) part
  group by 1, 2
),
compared as (
  select period_id, month,
    concat_ws(', ', coalesce(r.cents, 0), coalesce(r.charges, 0) || ' of ' || coalesce(r.left_cents, 0), 'from ' || r.first_at) as expected,
    concat_ws(', ', coalesce(k.cents, 0), coalesce(k.charges, 0) || ' of ' || coalesce(k.left_cents, 0), 'from ' || k.first_at) as found
  from recount r
  full join kept k using (period_id, month)
)
select 'on hold of ' || period_id || ' until ' || month as subject, expected, found, period_id
from compared
where expected <> found

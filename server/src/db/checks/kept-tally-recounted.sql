-- What is kept of how far a closed month is, is what its statements and charges say
with kept as (
  select k.period_id, list.key as part, f.what, f.count, f.cents
  from billing_periods p
  join public.month_figures k on k.period_id = p.id and k.figure = 'tally'
  cross join jsonb_each(k.sums) as list
  cross join jsonb_to_recordset(list.value) as f (what text, count bigint, cents bigint)
),
asked as (
  select s.id, s.period_id, s.state,
    coalesce(sum(l.due_cents) filter (where s.state = 'cancelled' or l.state <> 'cancelled'), 0) as cents
  from statements s
  join public.month_figures k on k.period_id = s.period_id and k.figure = 'tally'
  left join statement_lines l on l.billed_in = s.id
  group by s.id, s.period_id, s.state
),
recount as (
  select period_id, 'statements' as part, state as what, count(*) as count, sum(cents) as cents
  from asked
  group by period_id, state
  union all
  select c.period_id, 'charges', c.state, count(*), sum(c.amount_cents)
  from charges c
  join public.month_figures k on k.period_id = c.period_id and k.figure = 'tally'
  group by c.period_id, c.state
)
select part || ' of ' || period_id || ', ' || what as subject, coalesce(r.count, 0) || ' of ' || coalesce(r.cents, 0) as expected,
  coalesce(k.count, 0) || ' of ' || coalesce(k.cents, 0) as found, period_id
from recount r
full join kept k using (period_id, part, what)
where (coalesce(r.count, 0), coalesce(r.cents, 0)) <> (coalesce(k.count, 0), coalesce(k.cents, 0))

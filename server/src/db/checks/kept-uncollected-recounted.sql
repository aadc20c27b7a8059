-- What is kept of what was not collected of a closed month is what its statements and charges say
with kept as (
  select k.period_id, f.key as what, f.value::numeric as amount
  from billing_periods p
  join public.month_figures k on k.period_id = p.id and k.figure = 'uncollected'
  cross join jsonb_each_text(case jsonb_typeof(k.sums) when 'object' then k.sums else '{}' end) as f
),
lines as (
  select s.period_id, l.payer_id, l.due_cents, case when l.state = 'waived' then 'waived' end as waived,
    case when l.state = 'carried' or l.billed_in <> l.statement_id then 'carried' end as carried
  from statement_lines l
  join statements s on s.id = l.statement_id
  join public.month_figures k on k.period_id = s.period_id and k.figure = 'uncollected'
),
not_collected as (
  select period_id, payer_id, waived as what, due_cents as cents from lines where waived is not null
  union all
  select period_id, payer_id, carried, due_cents from lines where carried is not null
  union all
  select c.period_id, c.payer_id, c.state, c.amount_cents
  from charges c
  join public.month_figures k on k.period_id = c.period_id and k.figure = 'uncollected'
  where c.state = 'written_off'
),
recount as (
  select period_id, what, sum(cents) as amount from not_collected group by period_id, what
  union all
  select period_id, what || '_donors', count(distinct payer_id) from not_collected group by period_id, what
)
select what || ' of ' || period_id as subject, coalesce(r.amount, 0)::text as expected, coalesce(k.amount, 0)::text as found, period_id
from recount r
full join kept k using (period_id, what)
where coalesce(r.amount, 0) <> coalesce(k.amount, 0)

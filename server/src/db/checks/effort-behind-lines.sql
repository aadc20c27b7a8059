-- Every line is backed by settled effort and by a pledge of its rate and cap that ran at that time
with parts as (
  select l.id as line_id, l.payer_id, l.burner_id, l.period_id, p.rate_c100, p.kcal
  from line_parts p
  join statement_lines l on l.id = p.line_id
),
backed as (
  select b.*, coalesce((
    select sum(w.kcal_counted)
    from workouts w
    where w.settled_in = b.period_id
      and w.user_id = b.burner_id
      and w.status = 'ok'
      and exists (
        select from pledges v
        where v.payer_id = b.payer_id
          and v.burner_id = b.burner_id
          and v.rate_c100 = b.rate_c100
          and v.valid @> w.end_utc
      )
  ), 0) as effort
  from parts b
)
select 'line ' || line_id || ' of payer ' || payer_id || ' for burner ' || burner_id || ' in ' || period_id as subject,
  'at most ' || effort || ' kcal at ' || rate_c100 as expected, kcal || ' kcal at ' || rate_c100 as found, period_id
from backed
where kcal > effort -- less where support was stopped meanwhile
union all
select 'line ' || l.id || ' of payer ' || l.payer_id || ' for burner ' || l.burner_id || ' in ' || l.period_id,
  'cap ' || coalesce(v.cap_cents::text, 'none'), 'cap ' || coalesce(l.cap_cents::text, 'none'), l.period_id
from statement_lines l
join billing_periods p on p.id = l.period_id
cross join lateral (
  select v.cap_cents
  from pledges v
  where v.payer_id = l.payer_id
    and v.burner_id = l.burner_id
    and lower(v.valid) < p.ends_at
  order by lower(v.valid) desc
  limit 1
) v
where l.cap_cents is distinct from v.cap_cents

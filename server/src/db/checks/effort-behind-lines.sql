-- Every line is backed by settled effort and by a pledge of its rate and cap that ran at that time
-- (that nothing stopped; and settled effort for which a pledge ran, and nothing stopped it, has its line)
with parts as (
  select l.id as line_id, l.payer_id, l.burner_id, l.period_id, p.rate_cents, p.kcal
  from line_parts p
  join statement_lines l on l.id = p.line_id
  join billing_periods m on m.id = l.period_id
),
counting as (
  select v.payer_id, v.burner_id, w.period_id, v.rate_cents, v.synced_only, w.kcal_counted,
    m.computed_at >= stops_known_since() as stops_are_known,
    exists (select from payer_stops s where s.payer_id = v.payer_id and s.during @> w.end_utc) as stopped
  from workouts w
  join pledges v on v.burner_id = w.user_id and v.valid @> w.end_utc
  join payers y on y.id = v.payer_id and y.method_since < w.end_utc
  join billing_periods m on m.id = w.period_id
  where m.computed_at is not null
    and w.status = 'ok'
    and not exists (select from rests r where r.user_id = w.user_id and r.during @> w.end_utc)
),
priced as (
  select payer_id, burner_id, period_id, rate_cents,
    coalesce(sum(kcal_counted) filter (where not stopped or not stops_are_known), 0) as at_most,
    -- Where a pledge asked for synced workouts, or stops are not known, less may have counted.
    coalesce(sum(kcal_counted) filter (where not stopped and stops_are_known and not synced_only), 0) as at_least
  from counting
  group by payer_id, burner_id, period_id, rate_cents
),
backed as (
  select coalesce('line ' || p.line_id || ' of', 'no line of') || ' payer ' || payer_id || ' for burner ' || burner_id
      || ' in ' || period_id as subject,
    period_id, rate_cents, coalesce(p.kcal, 0) as kcal, coalesce(b.at_most, 0) as at_most, coalesce(b.at_least, 0) as at_least
  from parts p
  full join priced b using (payer_id, burner_id, period_id, rate_cents)
)
select subject, 'at most ' || at_most || ' kcal at ' || rate_cents as expected, kcal || ' kcal at ' || rate_cents as found, period_id
from backed
where kcal > at_most
union all
select subject, 'at least ' || at_least || ' kcal at ' || rate_cents, kcal || ' kcal at ' || rate_cents, period_id
from backed
where kcal < at_least
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

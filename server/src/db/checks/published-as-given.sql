-- What the open books publish of a closed month is what its organisations were given and got
with published as (
  select k.period_id, (k.sums ->> 'gross')::numeric - (k.sums ->> 'returned')::numeric as given,
    (k.sums ->> 'gross')::numeric - (k.sums ->> 'fees')::numeric - (k.sums ->> 'returned')::numeric
      + (k.sums ->> 'losses')::numeric as net
  from billing_periods p
  join public.month_figures k on k.period_id = p.id and k.figure = 'booked'
  where jsonb_typeof(k.sums) = 'object'
),
given as (
  select period_id, sum(gross_cents) as cents
  from gross_totals
  where party = 'organisation'
  group by period_id
),
moved as (
  select j.period_id,
    coalesce(sum(t.amount_cents) filter (where c.code like 'org\_%'), 0)
      - coalesce(sum(t.amount_cents) filter (where d.code like 'org\_%'), 0) as got,
    coalesce(sum(t.amount_cents) filter (where d.code = 'disputed_funds'), 0)
      - coalesce(sum(t.amount_cents) filter (where c.code = 'disputed_funds'), 0) as undecided
  from journals j
  join published p on p.period_id = j.period_id
  join transfers t on t.journal_id = j.id
  join accounts d on d.id = t.debit_id
  join accounts c on c.id = t.credit_id
  group by j.period_id
)
select 'given in ' || p.period_id as subject, coalesce(g.cents, 0)::text as expected, coalesce(p.given, 0)::text as found, p.period_id
from published p
left join given g using (period_id)
where coalesce(g.cents, 0) <> coalesce(p.given, 0)
union all
-- While a bank has not decided, the shares are still there of what is published as returned.
select 'for organisations of ' || p.period_id, coalesce(m.got, 0)::text, coalesce(p.net, 0)::text, p.period_id
from published p
left join moved m using (period_id)
where coalesce(m.undecided, 0) = 0
  and coalesce(m.got, 0) <> coalesce(p.net, 0)

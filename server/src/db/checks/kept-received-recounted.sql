-- What is kept of what organisations received of a closed month is what the transfers say
with kept as (
  select k.period_id, f.organisation, f.cents
  from billing_periods p
  join public.month_figures k on k.period_id = p.id and k.figure = 'received'
  cross join jsonb_to_recordset(k.sums) as f (organisation integer, cents bigint)
),
moved as (
  select j.period_id, t.debit_id, t.credit_id, sum(t.amount_cents) as cents
  from journals j
  join public.month_figures k on k.period_id = j.period_id and k.figure = 'received'
  join transfers t on t.journal_id = j.id
  group by j.period_id, t.debit_id, t.credit_id
),
recount as (
  select period_id, a.owner_id as organisation, sum(leg.cents) as cents
  from (
    select period_id, credit_id as account_id, cents from moved
    union all
    select period_id, debit_id, -cents from moved
  ) leg
  join accounts a on a.id = leg.account_id
  where a.code in ('org_held', 'org_payable', 'org_kept', 'org_in_transit')
  group by period_id, a.owner_id
)
select 'organisation ' || organisation || ' of ' || period_id as subject, coalesce(r.cents, 0)::text as expected,
  coalesce(k.cents, 0)::text as found, period_id
from recount r
full join kept k using (period_id, organisation)
where coalesce(r.cents, 0) <> coalesce(k.cents, 0)

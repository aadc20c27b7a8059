-- Fees, refunds and lost disputes are taken from the organisations by what was held of the charge for each
with held as (
  select id, owner_id from accounts where code = 'org_held'
),
moved as (
  select t.journal_id, a.owner_id as organisation_id, t.amount_cents as cents from transfers t join held a on a.id = t.credit_id
  union all
  select t.journal_id, a.owner_id, -t.amount_cents from transfers t join held a on a.id = t.debit_id
),
legs as (
  select j.id, j.key, j.kind, j.charge_id, j.period_id, m.organisation_id, sum(m.cents) as cents
  from moved m
  join journals j on j.id = m.journal_id
  where j.charge_id is not null
  group by j.id, j.key, j.kind, j.charge_id, j.period_id, m.organisation_id
),
organisations as (
  select distinct charge_id, organisation_id from legs
),
taking as (
  select distinct id, key, kind, charge_id, period_id from legs
),
steps as (
  select k.id, k.key, k.kind, k.charge_id, k.period_id, o.organisation_id, coalesce(l.cents, 0) as cents,
    coalesce(sum(l.cents) over (
      partition by k.charge_id, o.organisation_id order by k.id rows between unbounded preceding and 1 preceding
    ), 0) as before
  from taking k
  join organisations o on o.charge_id = k.charge_id
  left join legs l on l.id = k.id and l.organisation_id = o.organisation_id
),
parts as (
  select *, -sum(cents) over journal as total, sum(before) over journal as whole
  from steps
  where kind in ('fee', 'refund', 'dispute_lost', 'release')
  window journal as (partition by id)
),
floored as (
  select *, trunc(total * before / nullif(whole, 0)) as floor,
    row_number() over (partition by id order by total * before % nullif(whole, 0) desc, organisation_id) as rank
  from parts
),
allocated as (
  select *, case kind
      when 'release' then before
      else coalesce(floor + (rank <= total - sum(floor) over (partition by id))::integer, 0)
    end as part
  from floored
)
select 'journal ' || key || ', organisation ' || organisation_id as subject, part || ' of ' || before || ' held' as expected,
  -cents || ' of ' || before || ' held' as found, period_id
from allocated
where part <> -cents

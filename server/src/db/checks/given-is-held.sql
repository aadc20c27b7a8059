-- Every organisation got of every charge what was given to it, no more and no less
with legs as (
  select j.charge_id, j.period_id, j.kind, c.owner_id as organisation_id, sum(t.amount_cents) as cents
  from journals j
  join transfers t on t.journal_id = j.id
  join accounts c on c.id = t.credit_id
  where (j.kind = 'charge_succeeded' and c.code = 'org_held')
     or (j.kind = 'given' and c.code = 'given_to')
  group by j.charge_id, j.period_id, j.kind, c.owner_id
),
given as (
  select * from legs where kind = 'given'
),
got as (
  select * from legs where kind = 'charge_succeeded'
)
select 'charge ' || charge_id || ', organisation ' || organisation_id as subject, coalesce(given.cents, 0) || ' given' as expected,
  coalesce(got.cents, 0) || ' got' as found, coalesce(given.period_id, got.period_id) as period_id
from given
full join got using (charge_id, organisation_id)
where coalesce(given.cents, 0) <> coalesce(got.cents, 0)
   or given.period_id <> got.period_id
union all
-- A burner passes everything on.
select 'burner ' || owner_id, 'nothing kept', sum(cents) || ' kept', null
from (
  select a.owner_id, t.amount_cents as cents from accounts a join transfers t on t.credit_id = a.id where a.code = 'raised_by'
  union all
  select a.owner_id, -t.amount_cents from accounts a join transfers t on t.debit_id = a.id where a.code = 'raised_by'
) kept
group by owner_id
having sum(cents) <> 0

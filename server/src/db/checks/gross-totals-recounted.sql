-- What everybody gave and raised and every organisation was given, month by month, is what the transfers say
with moved as (
  select j.period_id, j.charge_id, d.code as debit, d.owner_id as debit_owner, c.code as credit, c.owner_id as credit_owner,
    sum(t.amount_cents) as cents
  from journals j
  join transfers t on t.journal_id = j.id
  join accounts d on d.id = t.debit_id
  join accounts c on c.id = t.credit_id
  where j.kind in ('given', 'given_less', 'given_again')
  group by j.period_id, j.charge_id, d.id, c.id
),
parties as (
  select 'payer' as party, debit_owner as party_id, period_id, charge_id, cents from moved where debit = 'given_by'
  union all
  select 'payer', credit_owner, period_id, charge_id, -cents from moved where credit = 'given_by'
  union all
  select 'burner', credit_owner, period_id, charge_id, cents from moved where debit = 'given_by' and credit = 'raised_by'
  union all
  select 'burner', debit_owner, period_id, charge_id, -cents from moved where debit = 'raised_by' and credit = 'given_by'
  union all
  select 'organisation', credit_owner, period_id, charge_id, cents from moved where credit = 'given_to'
  union all
  select 'organisation', debit_owner, period_id, charge_id, -cents from moved where debit = 'given_to'
),
of_charge as (
  select party, party_id, period_id, charge_id, sum(cents) as cents
  from parties
  group by party, party_id, period_id, charge_id
),
recount as (
  select party, party_id, period_id, sum(cents) as gross_cents, count(*) filter (where cents > 0) as payers_count
  from of_charge
  group by party, party_id, period_id
)
select party || ' ' || party_id || ' in ' || period_id as subject,
  coalesce(r.gross_cents, 0) || ' of ' || coalesce(r.payers_count, 0) as expected,
  coalesce(g.gross_cents, 0) || ' of ' || coalesce(g.payers_count, 0) as found, period_id
from recount r
full join gross_totals g using (party, party_id, period_id)
where (coalesce(r.gross_cents, 0), coalesce(r.payers_count, 0)) <> (coalesce(g.gross_cents, 0), coalesce(g.payers_count, 0))

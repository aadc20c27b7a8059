-- The shares of every charge, less what was reversed, are what the transfers say: who gave, for whom, to which organisation
with moved as (
  select j.charge_id, j.period_id, d.code as debit, d.owner_id as debit_owner, c.code as credit, c.owner_id as credit_owner,
    sum(t.amount_cents) as cents
  from journals j
  join transfers t on t.journal_id = j.id
  join accounts d on d.id = t.debit_id
  join accounts c on c.id = t.credit_id
  where j.kind in ('given', 'given_less', 'given_again')
  group by j.charge_id, j.period_id, d.id, c.id
),
booked as (
  select charge_id, period_id, party, giver, receiver, sum(cents) as cents
  from (
    select charge_id, period_id, 'payer' as party, debit_owner as giver, credit_owner as receiver, cents
    from moved where debit = 'given_by' and credit = 'raised_by'
    union all
    select charge_id, period_id, 'payer', credit_owner, debit_owner, -cents
    from moved where debit = 'raised_by' and credit = 'given_by'
    union all
    select charge_id, period_id, 'burner', debit_owner, credit_owner, cents
    from moved where debit = 'raised_by' and credit = 'given_to'
    union all
    select charge_id, period_id, 'burner', credit_owner, debit_owner, -cents
    from moved where debit = 'given_to' and credit = 'raised_by'
  ) legs
  group by charge_id, period_id, party, giver, receiver
),
reversed as (
  select rs.line_id, rs.organisation_id, sum(rs.amount_cents) as cents
  from reversal_shares rs
  join reversals r on r.id = rs.reversal_id and r.undone_at is null
  group by rs.line_id, rs.organisation_id
),
shares as ( -- as in given_shares, for all at once
  select c.id as charge_id, c.period_id, c.payer_id, l.burner_id, a.organisation_id, a.amount_cents - coalesce(r.cents, 0) as cents
  from charges c
  join journals j on j.charge_id = c.id and j.kind = 'charge_succeeded'
  join statement_lines l on l.billed_in = c.statement_id and l.state = 'charged'
  join allocations a on a.line_id = l.id
  left join reversed r on r.line_id = a.line_id and r.organisation_id = a.organisation_id
),
stored as (
  select charge_id, period_id, 'payer' as party, payer_id as giver, burner_id as receiver, sum(cents) as cents
  from shares
  group by charge_id, period_id, payer_id, burner_id
  union all
  select charge_id, period_id, 'burner', burner_id, organisation_id, sum(cents)
  from shares
  group by charge_id, period_id, burner_id, organisation_id
)
select 'charge ' || charge_id || ' of ' || period_id || ', ' || party || ' ' || giver || ' to '
    || case party when 'payer' then 'burner ' else 'organisation ' end || receiver as subject,
  coalesce(b.cents, 0)::text as expected, coalesce(s.cents, 0)::text as found, period_id
from booked b
full join stored s using (charge_id, period_id, party, giver, receiver)
where coalesce(b.cents, 0) <> coalesce(s.cents, 0)

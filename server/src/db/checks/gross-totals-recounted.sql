-- Raised and donated figures are what the journals say, for all three parties
with paid as (
  select c.id, c.payer_id, c.period_id, l.burner_id, a.organisation_id, a.amount_cents
  from journals j
  join charges c on c.id = j.charge_id
  join statement_lines l on l.billed_in = c.statement_id and l.state = 'charged'
  join allocations a on a.line_id = l.id and a.amount_cents > 0
  where j.kind = 'charge_succeeded'
),
recount as (
  select party, party_id, period_id, sum(amount_cents) as gross_cents, count(distinct charge_id) as payers_count
  from (
    select 'organisation' as party, organisation_id as party_id, period_id, id as charge_id, amount_cents from paid
    union all
    select 'burner', burner_id, period_id, id, amount_cents from paid
    union all
    select 'payer', payer_id, period_id, id, amount_cents from paid
  ) parties
  group by party, party_id, period_id
)
select party || ' ' || party_id || ' in ' || period_id as subject,
  coalesce(r.gross_cents, 0) || ' of ' || coalesce(r.payers_count, 0) as expected,
  coalesce(g.gross_cents, 0) || ' of ' || coalesce(g.payers_count, 0) as found
from recount r
full join gross_totals g using (party, party_id, period_id)
where (r.gross_cents, r.payers_count) is distinct from (g.gross_cents, g.payers_count)

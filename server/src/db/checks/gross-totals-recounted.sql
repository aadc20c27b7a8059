-- Raised and donated figures are what the journals say less what is reversed, for all three parties
with given as (
  select * from given_shares where cents > 0
),
recount as (
  select party, party_id, period_id, sum(cents) as gross_cents, count(distinct charge_id) as payers_count
  from (
    select 'organisation' as party, organisation_id as party_id, period_id, charge_id, cents from given
    union all
    select 'burner', burner_id, period_id, charge_id, cents from given
    union all
    select 'payer', payer_id, period_id, charge_id, cents from given
  ) parties
  group by party, party_id, period_id
)
select party || ' ' || party_id || ' in ' || period_id as subject,
  coalesce(r.gross_cents, 0) || ' of ' || coalesce(r.payers_count, 0) as expected,
  coalesce(g.gross_cents, 0) || ' of ' || coalesce(g.payers_count, 0) as found, period_id
from recount r
full join gross_totals g using (party, party_id, period_id)
where (coalesce(r.gross_cents, 0), coalesce(r.payers_count, 0)) <> (coalesce(g.gross_cents, 0), coalesce(g.payers_count, 0))

-- Journals hold exactly their total, and belong to a charge that is so, or to a payout
select 'journal ' || j.key as subject, j.total_cents || ' of a ' || wanted.state || ' charge' as expected,
  coalesce(t.total, 0) || ' of a ' || coalesce(c.state, 'missing') || ' charge' as found, c.period_id
from journals j
left join charges c on c.id = j.charge_id
left join (select journal_id, sum(amount_cents) as total from transfers group by journal_id) t on t.journal_id = j.id
cross join lateral (
  select case
    when j.kind in ('debit_submitted', 'debit_ended') then coalesce(c.state, 'present')
    when j.kind like 'payout_%' or j.kind like 'provider_payout_%' or j.kind = 'provider_cost' then 'missing'
    else 'succeeded'
  end as state
) wanted
where coalesce(t.total, 0) <> j.total_cents
   or coalesce(c.state, 'missing') <> wanted.state
   or (j.kind = 'charge_succeeded' and j.total_cents <> c.amount_cents)

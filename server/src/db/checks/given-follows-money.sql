-- What counts as given of every charge is what was paid less what was refunded and what is disputed and not won
with moved as (
  select j.charge_id, min(j.period_id) as period_id,
    coalesce(sum(t.amount_cents) filter (where j.kind = 'charge_succeeded'), 0) as paid,
    coalesce(sum(t.amount_cents) filter (where j.kind = 'refund'), 0)
      - coalesce(sum(t.amount_cents) filter (where j.kind = 'refund_failed'), 0)
      + coalesce(sum(t.amount_cents) filter (where j.kind = 'dispute_opened' and d.code = 'disputed_funds'), 0)
      - coalesce(sum(t.amount_cents) filter (where j.kind = 'dispute_won'), 0) as returned,
    coalesce(sum(t.amount_cents) filter (where c.code = 'given_to'), 0)
      - coalesce(sum(t.amount_cents) filter (where d.code = 'given_to'), 0) as given
  from journals j
  join transfers t on t.journal_id = j.id
  join accounts d on d.id = t.debit_id
  join accounts c on c.id = t.credit_id
  where j.charge_id is not null
  group by j.charge_id
)
select 'charge ' || charge_id as subject, greatest(paid - returned, 0) || ' of ' || paid || ' given' as expected,
  given || ' of ' || paid || ' given' as found, period_id
from moved
where given <> greatest(paid - returned, 0)

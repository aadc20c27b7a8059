-- Refunds and disputes, and what they take out of the figures, are what the journals say
with refunded as (
  select substring(key from '^refund:(.*?)(?::failed)?$') as ref, charge_id, period_id,
    sum(total_cents) filter (where kind = 'refund') as sent, sum(total_cents) filter (where kind = 'refund_failed') as back
  from journals
  where kind in ('refund', 'refund_failed')
  group by 1, 2, 3
),
disputed as (
  select substring(j.key from '^dp:(.*):(?:out|won|lost|fee:[0-9]+-[0-9]+)$') as ref, j.charge_id, j.period_id,
    sum(t.amount_cents) filter (where j.kind = 'dispute_opened' and d.code = 'disputed_funds') as taken,
    sum(t.amount_cents) filter (where j.kind = 'dispute_won') as won,
    sum(t.amount_cents) filter (where j.kind = 'dispute_lost') as lost,
    coalesce(sum(t.amount_cents) filter (where d.code = 'dispute_fees'), 0)
      - coalesce(sum(t.amount_cents) filter (where c.code = 'dispute_fees'), 0) as fee
  from journals j
  join transfers t on t.journal_id = j.id
  join accounts d on d.id = t.debit_id
  join accounts c on c.id = t.credit_id
  where j.kind in ('dispute_opened', 'dispute_fee', 'dispute_won', 'dispute_lost')
  group by 1, 2, 3
),
reversed as (
  select substring(key from '^given:[0-9]+:[0-9]+:(?:less|again):([0-9]{1,9})$')::integer as id, charge_id, period_id,
    (sum(total_cents) filter (where kind = 'given_less') / 2)::bigint as taken,
    (sum(total_cents) filter (where kind = 'given_again') / 2)::bigint as again
  from journals
  where kind in ('given_less', 'given_again')
  group by 1, 2, 3
),
compared as (
  select 'refund ' || coalesce(r.id::text, b.ref) || ' of charge ' || coalesce(r.charge_id, b.charge_id) as subject,
    concat_ws(', ', 'charge ' || b.charge_id, 'sent ' || b.sent, 'came back ' || b.back) as expected,
    concat_ws(', ', 'charge ' || r.charge_id, 'sent ' || r.amount_cents,
      'came back ' || case when r.state = 'failed' then r.amount_cents end) as found,
    coalesce(b.period_id, c.period_id) as period_id
  from (
    select r.* from refunds r
    where r.state in ('pending', 'succeeded')
       or (r.state = 'failed' and exists (select from journals j where j.key = 'refund:' || r.provider_ref))
  ) r
  full join refunded b on b.ref = r.provider_ref
  left join charges c on c.id = r.charge_id
  union all
  select 'dispute ' || coalesce(d.id::text, b.ref) || ' of charge ' || coalesce(d.charge_id, b.charge_id),
    concat_ws(', ', 'charge ' || b.charge_id, 'taken ' || b.taken, 'won ' || b.won, 'lost ' || b.lost, 'fee ' || b.fee),
    concat_ws(', ', 'charge ' || d.charge_id, 'taken ' || d.amount_cents, 'won ' || case d.state when 'won' then d.amount_cents end,
      -- What was lost may be won after all.
      'lost ' || case when d.state = 'lost' or (d.state = 'won' and b.lost is not null) then d.amount_cents end, 'fee ' || d.fee_cents),
    coalesce(b.period_id, c.period_id)
  from (select * from disputes where state in ('open', 'won', 'lost')) d
  full join disputed b on b.ref = d.provider_ref
  left join charges c on c.id = d.charge_id
  union all
  select 'reversal ' || coalesce(r.id, b.id, 0) || ' of charge ' || coalesce(r.charge_id, b.charge_id),
    concat_ws(', ', 'charge ' || b.charge_id, 'less ' || b.taken, 'again ' || b.again),
    concat_ws(', ', 'charge ' || r.charge_id, 'less ' || r.amount_cents,
      'again ' || case when r.undone_at is not null then r.amount_cents end),
    coalesce(b.period_id, c.period_id)
  from reversals r
  full join reversed b on b.id = r.id
  left join charges c on c.id = r.charge_id
  union all
  -- Each that still counts belongs to one refund or dispute of its charge that has not ended well.
  select 'reversal ' || r.id || ' of charge ' || r.charge_id, '1 ' || r.kind || ' for it', count(x.charge_id) || ' ' || r.kind || ' for it',
    min(c.period_id)
  from reversals r
  join charges c on c.id = r.charge_id
  left join (
    select 'refund' as kind, charge_id, reversal_id, amount_cents from refunds where state in ('pending', 'succeeded')
    union all
    select 'dispute', charge_id, reversal_id, amount_cents from disputes where state in ('open', 'lost')
  ) x on x.reversal_id = r.id and x.kind = r.kind and x.charge_id = r.charge_id and x.amount_cents >= r.amount_cents
  where r.undone_at is null
  group by r.id, r.charge_id, r.kind
)
select subject, expected, found, period_id
from compared
where expected <> found

-- Charges succeeded, cost, are due for release and were released as their journals say, in their month
with legs as (
  select j.id, j.kind, j.charge_id, j.period_id, j.occurred_at, d.code as debit, c.code as credit, d.owner_id as debit_owner,
    t.amount_cents as cents
  from journals j
  join transfers t on t.journal_id = j.id
  join accounts d on d.id = t.debit_id
  join accounts c on c.id = t.credit_id
  where j.kind in ('charge_succeeded', 'fee', 'release', 'debit_ended', 'given')
),
booked as (
  select charge_id, min(period_id) as period_id, max(period_id) as last_period,
    coalesce(sum(cents) filter (where kind = 'charge_succeeded'), 0) as amount,
    coalesce(sum(cents) filter (where kind = 'fee' and credit = 'provider_clearing'), 0) as fee,
    max(case debit_owner when 1 then 'sandbox' when 2 then 'stripe' end) filter (where kind = 'charge_succeeded') as provider,
    max(debit_owner) filter (where kind = 'given' and debit = 'given_by') as payer,
    max(occurred_at) filter (where kind = 'charge_succeeded') as succeeded_at,
    max(occurred_at) filter (where kind = 'release') as released_at,
    -- A debit that failed before ended at another time: then something else succeeded.
    coalesce(max(occurred_at) filter (where kind = 'debit_ended')
      = max(occurred_at) filter (where kind = 'charge_succeeded'), false) as debit
  from legs
  group by charge_id
),
compared as (
  select coalesce(c.id, b.charge_id) as id, coalesce(c.period_id, b.period_id) as period_id,
    concat_ws(', ', coalesce(b.amount, 0), 'fee ' || coalesce(b.fee, 0), 'payer ' || b.payer, b.provider, 'of ' || b.period_id,
      nullif(b.last_period, b.period_id), 'succeeded ' || b.succeeded_at, 'released ' || b.released_at,
      case when b.amount > 0 then 'to be released in time' end) as expected,
    concat_ws(', ', coalesce(c.amount_cents, 0), 'fee ' || coalesce(c.fee_cents, 0),
      'payer ' || case when c.state = 'succeeded' then c.payer_id end,
      case when c.state = 'succeeded' then coalesce(c.provider, b.provider) end,
      'of ' || case when b.charge_id is not null or c.state = 'succeeded' then c.period_id end, 'succeeded ' || c.succeeded_at,
      -- Nothing was held any more: then there was nothing to book.
      'released ' || case when b.released_at is not null or held.cents > 0 then c.released_at end,
      case
        when c.state <> 'succeeded' then null
        when extract(epoch from c.release_at - c.succeeded_at) / 86400 - days.card between -0.05 and 0.05 and not coalesce(b.debit, false)
          then 'to be released in time'
        when extract(epoch from c.release_at - c.succeeded_at) / 86400 - days.debit between -0.05 and 0.05 then 'to be released in time'
        else 'to be released ' || coalesce(c.release_at::text, 'never')
      end) as found
  from (select 62 as card, 70 as debit) days
  cross join (select * from charges where state = 'succeeded') c
  full join booked b on b.charge_id = c.id
  left join lateral (
    select sum(case when t.credit_id = a.id then t.amount_cents else -t.amount_cents end) as cents
    from journals j
    join transfers t on t.journal_id = j.id
    join accounts a on a.id in (t.debit_id, t.credit_id) and a.code = 'org_held'
    where j.charge_id = c.id
      and c.released_at is not null
      and b.released_at is null
  ) held on true
  where c.id is not null
     or b.amount > 0
     or b.fee > 0
)
select 'charge ' || id as subject, expected, found, period_id
from compared
where expected <> found
union all
select 'journal ' || j.key, 'charge ' || split_part(j.key, ':', 2) || ' of ' || c.period_id,
  'charge ' || coalesce(j.charge_id::text, 'none') || ' of ' || coalesce(j.period_id::text, 'none'), c.period_id
from journals j
join charges c on c.id::text = split_part(j.key, ':', 2)
where j.kind in ('charge_succeeded', 'fee', 'release', 'debit_submitted', 'debit_ended')
  and (j.charge_id, j.period_id) is distinct from (c.id, c.period_id)
union all
select 'journal ' || j.key, 'charge ' || split_part(j.key, ':', 3) || ' of ' || split_part(j.key, ':', 2),
  'charge ' || coalesce(j.charge_id::text, 'none') || ' of ' || coalesce(j.period_id::text, 'none'), j.period_id
from journals j
where j.kind like 'given%'
  and (split_part(j.key, ':', 2), split_part(j.key, ':', 3)) is distinct from (j.period_id::text, j.charge_id::text)
union all
select 'journal ' || j.key, 'of ' || c.period_id, 'of ' || coalesce(j.period_id::text, 'no month'), c.period_id
from journals j
join charges c on c.id = j.charge_id
where j.kind not like 'given%'
  and j.period_id is distinct from c.period_id

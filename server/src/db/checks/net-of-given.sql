-- What organisations hold, are owed, keep or were paid of every charge is what was given less its fee, its refunds and lost disputes
with moved as (
  select j.id, j.key, j.kind, j.charge_id, j.period_id, j.total_cents,
    coalesce(sum(t.amount_cents) filter (where c.code in ('org_held', 'org_payable', 'org_kept')), 0)
      - coalesce(sum(t.amount_cents) filter (where d.code in ('org_held', 'org_payable', 'org_kept')), 0) as organisations,
    coalesce(sum(t.amount_cents) filter (where d.code = 'provider_fees'), 0) as fee
  from journals j
  join transfers t on t.journal_id = j.id
  join accounts d on d.id = t.debit_id
  join accounts c on c.id = t.credit_id
  where j.kind in ('charge_succeeded', 'fee', 'refund', 'refund_failed', 'dispute_lost', 'dispute_won', 'release')
  group by j.id, j.key, j.kind, j.charge_id, j.period_id, j.total_cents
),
dated as ( -- where nothing was held any more a release wrote no journal: there its time says
  select m.*, coalesce(m.id < r.id, c.released_at is null or j.occurred_at <= c.released_at) as before_release
  from moved m
  join journals j on j.id = m.id
  join charges c on c.id = m.charge_id
  left join journals r on r.charge_id = m.charge_id and r.kind = 'release'
),
standing as (
  select m.charge_id, min(m.period_id) as period_id, sum(m.organisations) as organisations,
    coalesce(sum(m.total_cents) filter (where m.kind = 'charge_succeeded'), 0) as amount,
    coalesce(sum(m.fee) filter (where m.before_release), 0) as fee,
    -- What comes back after its release was taken from the organisations before, or never was.
    coalesce(sum(m.total_cents) filter (
      where m.before_release
        and m.kind in ('refund', 'dispute_lost')
        and not exists (
          select from journals b where b.key = case m.kind when 'refund' then m.key || ':failed' else regexp_replace(m.key, ':lost$', ':won') end
        )
    ), 0) as returned,
    count(*) filter (where m.kind in ('refund_failed', 'dispute_won')) as came_back
  from dated m
  group by m.charge_id
),
net as (
  select *, case
      when amount <= fee then 0
      else trunc((amount - fee) * greatest(amount - returned, 0) / amount)
    end as wanted
  from standing
)
select 'charge ' || charge_id as subject, wanted || ' of ' || amount || ' to its organisations' as expected,
  organisations || ' of ' || amount || ' to its organisations' as found, period_id
from net
where wanted <> organisations

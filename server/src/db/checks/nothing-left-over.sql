-- No cent stays between the accounts: fees are borne, receivables mirrored, disputes and payouts under way accounted for
with sums as (
  select a.code, sum(b.debits - b.credits) as balance
  from accounts a
  join balances b on b.account_id = a.id
  where a.code in ('provider_fees', 'rounding', 'disputed_funds', 'org_in_transit', 'donor_receivable', 'uncollected')
  group by a.code
),
waiting as (
  select coalesce(sum(amount_cents), 0) as cents from public.charges where state = 'processing'
),
wanted as (
  select 'provider_fees' as code, 0::numeric as balance
  union all
  select 'rounding', 0
  union all
  select 'disputed_funds', (select coalesce(sum(amount_cents), 0) from public.disputes where state = 'open')
  union all
  select 'org_in_transit', -(select coalesce(sum(amount_cents), 0) from payouts where state = 'ordered')
  union all
  select 'donor_receivable', cents from waiting
  union all
  select 'uncollected', -cents from waiting
)
select 'all accounts ' || w.code as subject, w.balance::text as expected, coalesce(s.balance, 0)::text as found
from wanted w
left join sums s on s.code = w.code
where coalesce(s.balance, 0) <> w.balance

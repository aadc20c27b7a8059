-- Payouts to organisations are what the transfers say: to whom, how much, how far; and go to the account in effect
with booked as (
  select substring(j.key from '^out:([0-9]{1,9})')::integer as id, case when min(a.owner_id) = max(a.owner_id) then min(a.owner_id) end as organisation_id,
    string_agg(substring(j.kind from 8) || ' ' || t.amount_cents, ', ' order by j.id) as steps
  from journals j
  join transfers t on t.journal_id = j.id
  join accounts a on a.id in (t.debit_id, t.credit_id) and a.code = 'org_payable'
    or a.id = t.debit_id and a.code = 'org_in_transit' and j.kind = 'payout_paid'
  where j.kind like 'payout\_%'
  group by 1
),
stored as (
  select p.*, case p.state
      when 'ordered' then 'ordered ' || p.amount_cents
      when 'cancelled' then case when r.recalled_at is not null then 'ordered ' || p.amount_cents || ', cancelled ' || p.amount_cents end
      when 'paid' then way.steps
      when 'rejected' then 'ordered ' || p.amount_cents || ', rejected ' || p.amount_cents
      when 'returned' then way.steps || ', returned ' || p.amount_cents
    end as steps
  from payouts p
  join payout_runs r on r.id = p.run_id
  cross join lateral (
    select 'ordered ' || p.amount_cents ||
      case when p.reject_reason is null then ', paid ' else ', rejected ' || p.amount_cents || ', left ' end || p.amount_cents as steps
  ) way
)
select 'payout ' || coalesce(b.id, s.id, 0) as subject,
  coalesce('organisation ' || b.organisation_id || ': ' || b.steps, 'nothing') as expected,
  coalesce('organisation ' || s.organisation_id || ': ' || s.steps, 'nothing') as found, null::integer as period_id
from stored s
full join booked b on b.id = s.id
where (b.organisation_id, b.steps) is distinct from (case when s.steps is not null then s.organisation_id end, s.steps)
union all
select 'payout ' || p.id || ' to organisation ' || p.organisation_id,
  concat_ws(', ', account.iban, account.account_holder, account.communication),
  concat_ws(', ', p.iban, p.account_holder, p.communication), null
from payouts p
join payout_runs r on r.id = p.run_id
left join lateral (
  select i.iban, i.account_holder, i.communication
  from iban_changes i
  where i.organisation_id = p.organisation_id
    and i.state = 'approved'
    and i.effective_at <= r.prepared_at
  order by i.effective_at desc, i.id desc
  limit 1
) account on true
where p.state not in ('prepared', 'cancelled')
  and (p.iban, p.account_holder, p.communication) is distinct from (account.iban, account.account_holder, account.communication)
union all
select 'payout ' || p.id || ' of run ' || r.id, r.state, p.state, null
from payouts p
join payout_runs r on r.id = p.run_id
where (r.state = 'prepared') <> (p.state = 'prepared')
   or (r.state = 'cancelled') <> (p.state = 'cancelled')

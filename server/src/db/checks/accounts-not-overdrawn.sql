-- No account is below zero that may not be
select 'account ' || a.code || ':' || a.owner_id as subject, 'at least 0' as expected,
  (case a.normal when 'D' then b.debits - b.credits else b.credits - b.debits end)::text as found,
  null::integer as period_id
from balances b
join accounts a on a.id = b.account_id
where not a.may_go_negative
  and (case a.normal when 'D' then b.debits - b.credits else b.credits - b.debits end) < 0

-- Balances are what the transfers add up to
with recount as (
  select account_id, sum(debit) as debits, sum(credit) as credits
  from (
    select debit_id as account_id, amount_cents as debit, 0 as credit from transfers
    union all
    select credit_id, 0, amount_cents from transfers
  ) legs
  group by account_id
)
select 'account ' || a.code || ':' || a.owner_id as subject,
  coalesce(r.debits, 0) || ' / ' || coalesce(r.credits, 0) as expected,
  coalesce(b.debits, 0) || ' / ' || coalesce(b.credits, 0) as found
from accounts a
left join recount r on r.account_id = a.id
left join balances b on b.account_id = a.id
where (coalesce(r.debits, 0), coalesce(r.credits, 0)) <> (coalesce(b.debits, 0), coalesce(b.credits, 0))

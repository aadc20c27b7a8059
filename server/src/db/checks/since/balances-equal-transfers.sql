-- Balances are what the transfers add up to
-- (of what was compared before by its sum, of what came since one by one)
with compared as (
  select coalesce(max(s.last_journal), 0) as last_journal
  from public.ledger_seals s
  join public.months_compared m on m.month = s.month and m.what = 'seal' and m.compared_at is not null
),
recount as (
  select account_id, sum(debit) as debits, sum(credit) as credits
  from (
    select account_id, debits as debit, credits as credit from public.balances_compared
    union all
    select debit_id, amount_cents, 0 from public.transfers where journal_id > (select last_journal from compared)
    union all
    select credit_id, 0, amount_cents from public.transfers where journal_id > (select last_journal from compared)
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

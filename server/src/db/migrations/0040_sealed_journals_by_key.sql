-- Asked by the journal's key, row by row: a plan made while the books were empty reads all of them for ever after.
create or replace function post_balances() returns trigger language plpgsql as $$
declare
  overdrawn text;
begin
  if exists (
    select 1
    from new_rows n
    where (select j.txid from journals j where j.id = n.journal_id) <> pg_current_xact_id()
  ) then
    raise exception 'journal already sealed' using errcode = '2F003';
  end if;
  insert into balances as b
  select account, sum(debit), sum(credit)
  from (
    select debit_id as account, amount_cents as debit, 0 as credit from new_rows
    union all
    select credit_id, 0, amount_cents from new_rows
  ) legs
  group by account
  order by account -- one order for everybody: no deadlock
  on conflict (account_id) do update
    set debits = b.debits + excluded.debits, credits = b.credits + excluded.credits;
  select a.code || ':' || a.owner_id into overdrawn
  from balances b
  join accounts a on a.id = b.account_id
  where not a.may_go_negative
    and (case a.normal when 'D' then b.debits - b.credits else b.credits - b.debits end) < 0
    and b.account_id in (select debit_id from new_rows union select credit_id from new_rows)
  limit 1;
  if overdrawn is not null then
    raise exception 'account % would be overdrawn', overdrawn using errcode = '23514';
  end if;
  return null;
end $$;

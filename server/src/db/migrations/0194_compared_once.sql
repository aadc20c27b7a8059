-- A closed month whose books agreed is not compared again until something of it changes, a seal that held not again before
-- the next comparison of everything (decision 72).
create table months_compared (
  month       integer not null,
  what        text not null check (what ~ '^[a-z]+$'), -- books: of the month; seal: of its journals
  run         uuid not null,
  compared_at timestamptz, -- null: being compared; gone if the month changes meanwhile
  primary key (month, what)
);

-- What the transfers of compared seals add up to, so that balances are compared with these and with what came since.
create table balances_compared (
  account_id integer primary key references accounts,
  debits     bigint not null check (debits >= 0),
  credits    bigint not null check (credits >= 0)
);

alter table ledger_checks add column whole boolean not null default true;

create or replace function forget_month_figures() returns trigger language plpgsql as $$
begin
  perform from billing_periods p
  where p.stage = 'closed'
    and p.id in (select period_id from touched)
  order by p.id
  for share;
  if found then
    delete from month_figures where period_id in (select period_id from touched);
    delete from months_compared where what = 'books' and month in (select period_id from touched);
  end if;
  return null;
end $$;

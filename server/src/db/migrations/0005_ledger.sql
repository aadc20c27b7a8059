-- Double entry whose rules live here: balanced by construction, append-only, sealed journals, no overdraft.
create table accounts (
  id              integer generated always as identity primary key,
  code            text not null,
  owner_id        integer not null default 0,
  normal          char(1) not null check (normal in ('D', 'C')),
  may_go_negative boolean not null default false,
  unique (code, owner_id)
);

create table journals (
  id          bigint generated always as identity primary key,
  key         text not null unique,
  kind        text not null,
  charge_id   integer references charges,
  period_id   integer references billing_periods,
  occurred_at timestamptz not null,
  total_cents bigint not null check (total_cents > 0),
  txid        xid8 not null default pg_current_xact_id()
);
create index journals_of_charge on journals (charge_id);
create unique index one_success_per_charge on journals (charge_id) where kind = 'charge_succeeded';

-- One row is one debit and one credit of the same amount: the sum over all accounts is always zero.
create table transfers (
  id           bigint generated always as identity primary key,
  journal_id   bigint not null references journals,
  debit_id     integer not null references accounts,
  credit_id    integer not null references accounts,
  amount_cents bigint not null check (amount_cents > 0),
  check (debit_id <> credit_id)
);
create index transfers_of_journal on transfers (journal_id);
create index transfers_debit on transfers (debit_id);
create index transfers_credit on transfers (credit_id);

create table balances (
  account_id integer primary key references accounts,
  debits     bigint not null default 0,
  credits    bigint not null default 0
);

create function append_only() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = '2F003';
end $$;
create trigger journals_append_only before update or delete or truncate on journals
  for each statement execute function append_only();
create trigger transfers_append_only before update or delete or truncate on transfers
  for each statement execute function append_only();

create trigger accounts_append_only before update or delete or truncate on accounts
  for each statement execute function append_only();

create function seal_journal() returns trigger language plpgsql as $$
begin
  new.txid := pg_current_xact_id(); -- whatever the statement said: a journal belongs to its own transaction
  return new;
end $$;
create trigger journals_seal before insert on journals for each row execute function seal_journal();

create function post_balances() returns trigger language plpgsql as $$
declare
  overdrawn text;
begin
  if exists (select 1 from new_rows n join journals j on j.id = n.journal_id where j.txid <> pg_current_xact_id()) then
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
create trigger transfers_balances after insert on transfers
  referencing new table as new_rows for each statement execute function post_balances();

-- At commit a journal holds exactly its declared total; a charge's journal equals the charge and its allocations.
create function journal_complete() returns trigger language plpgsql as $$
declare
  held bigint;
  charged bigint;
  allocated bigint;
begin
  select coalesce(sum(amount_cents), 0) into held from transfers where journal_id = new.id;
  if held <> new.total_cents then
    raise exception 'journal % holds % of %', new.key, held, new.total_cents using errcode = '23514';
  end if;
  if new.kind = 'charge_succeeded' then
    select amount_cents into charged from charges where id = new.charge_id;
    select sum(a.amount_cents) into allocated
    from charges c
    join statement_lines l on l.billed_in = c.statement_id and l.state = 'charged'
    join allocations a on a.line_id = l.id
    where c.id = new.charge_id;
    if charged is distinct from new.total_cents or allocated is distinct from new.total_cents then
      raise exception 'journal %: charge %, allocations %, journal %', new.key, charged, allocated, new.total_cents
        using errcode = '23514';
    end if;
  end if;
  return null;
end $$;
create constraint trigger journal_complete after insert on journals
  deferrable initially deferred for each row execute function journal_complete();

-- Balances are written by the trigger alone.
create function balances_by_trigger_only() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() < 2 then
    raise exception 'balances are kept by the ledger itself' using errcode = '2F003';
  end if;
  return null;
end $$;
create trigger balances_guard before insert or update or delete or truncate on balances
  for each statement execute function balances_by_trigger_only();

-- Gross raised by party and month, kept in the transaction of the journal and recounted by "ledger check".
create table gross_totals (
  party      text not null check (party in ('organisation', 'burner', 'payer')),
  party_id   integer not null,
  period_id  integer not null references billing_periods,
  gross_cents bigint not null,
  payers_count integer not null default 0,
  primary key (party, party_id, period_id)
);

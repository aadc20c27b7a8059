-- Statements of the association's own account of which something was booked, and what of them. Nobody's name and no other
-- account is kept: an entry says which payout, or which transfer of the payment provider, it is.
create table bank_statements (
  id            integer generated always as identity primary key,
  format        text not null check (format in ('camt.053', 'coda')),
  reference     text not null check (char_length(reference) between 1 and 70), -- as the bank calls it
  account       text not null check (account ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$'),
  closes_on     date not null,
  opening_cents bigint not null,
  closing_cents bigint not null,
  entries       integer not null check (entries >= 0),
  unique (account, reference, closes_on)
);

create table bank_entries (
  id           integer generated always as identity primary key,
  statement_id integer not null references bank_statements,
  reference    text not null check (char_length(reference) between 1 and 70), -- the bank's, or our own by its place
  day          date not null,
  amount_cents bigint not null check (amount_cents <> 0), -- what came in; below zero: what left
  kind         text not null check (kind in ('payout_paid', 'payout_returned', 'provider_payout')),
  payout_id    integer references payouts,
  provider_ref text,
  booked_by    integer not null references users,
  booked_at    timestamptz not null,
  constraint one_transfer_each check ((kind = 'provider_payout') = (provider_ref is not null)
    and (kind = 'provider_payout') = (payout_id is null)),
  constraint once_in_a_statement unique nulls not distinct (statement_id, reference, payout_id, provider_ref)
);
create unique index payout_paid_once on bank_entries (payout_id, kind) where payout_id is not null;
create unique index provider_payout_arrives_once on bank_entries (provider_ref) where provider_ref is not null;
create index bank_entries_of_statement on bank_entries (statement_id);

create trigger bank_statements_append_only before update or delete or truncate on bank_statements
  for each statement execute function append_only();
create trigger bank_entries_append_only before update or delete or truncate on bank_entries
  for each statement execute function append_only();

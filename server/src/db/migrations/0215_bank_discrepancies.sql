-- What a statement of the bank says and the books do not: a transfer of another amount, to another account, twice, or one
-- that nobody ordered here. Whoever looks at a statement and goes away must not be the only one who knows.
create table bank_discrepancies (
  id             integer generated always as identity primary key,
  reason         text not null check (reason in (
    'other_amount', 'batch_sum', 'provider_amount', 'from_elsewhere', 'no_such_run', 'no_reference', 'other_account',
    'other_debtor', 'not_ordered', 'before_order', 'paid_twice', 'returned_twice', 'before_it_left'
  )),
  payout_id      integer references payouts, -- null: of a whole run, of the provider, or of nothing we know
  run_id         integer references payout_runs,
  format         text not null check (format in ('camt.053', 'coda')),
  reference      text not null check (char_length(reference) between 1 and 70), -- the bank's, or our own by its place
  day            date not null, -- the bank's booking date
  amount_cents   bigint not null check (amount_cents <> 0), -- positive: received; negative: paid
  expected_cents bigint,
  account_end    text check (char_length(account_end) <= 4), -- the last four characters of the sender's account
  seen_by        integer not null references users,
  seen_at        timestamptz not null,
  ended_by       integer references users,
  ended_at       timestamptz,
  outcome        text check (char_length(outcome) between 1 and 500), -- what became of it, as an admin wrote it
  constraint a_payout_has_its_run check (payout_id is null or run_id is not null),
  constraint ended_says_by_whom_and_how
    check ((ended_by is null) = (ended_at is null) and (ended_by is null) = (outcome is null))
);
create index open_bank_discrepancies on bank_discrepancies (run_id) where ended_at is null;
create index bank_discrepancies_of_a_day on bank_discrepancies (day);

create function bank_discrepancy_as_seen() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.ended_at is not null or
    (new.id, new.reason, new.payout_id, new.run_id, new.format, new.reference, new.day, new.amount_cents,
      new.expected_cents, new.account_end, new.seen_by, new.seen_at) is distinct from
    (old.id, old.reason, old.payout_id, old.run_id, old.format, old.reference, old.day, old.amount_cents,
      old.expected_cents, old.account_end, old.seen_by, old.seen_at)
  then
    raise exception 'what the bank said stays' using errcode = '2F003';
  end if;
  return new;
end $$;
create trigger bank_discrepancy_as_seen before update or delete on bank_discrepancies
  for each row execute function bank_discrepancy_as_seen();

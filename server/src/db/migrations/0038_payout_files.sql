-- The file of a run is written from its rows alone, so that it is the same bytes for ever: they say who pays, and which
-- months each payout brings to its organisation.
alter table payout_runs
  add column debtor_name text,
  add column debtor_iban text check (debtor_iban ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$'),
  add constraint approved_says_who_pays
    check ((state = 'approved') = (debtor_name is not null) and (state = 'approved') = (debtor_iban is not null));
alter table payouts
  add column first_month integer references billing_periods,
  add column last_month  integer references billing_periods,
  add constraint months_in_order check ((first_month is null) = (last_month is null) and first_month <= last_month);
create index payouts_of_run on payouts (run_id);

-- What was prepared is what is approved, ordered and settled: to whom, where and how much never changes, and what ended
-- stays so.
create function payout_as_prepared() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.state in ('paid', 'rejected', 'cancelled') or
    (new.id, new.run_id, new.organisation_id, new.amount_cents, new.iban, new.account_holder, new.communication,
      new.end_to_end_id, new.first_month, new.last_month) is distinct from
    (old.id, old.run_id, old.organisation_id, old.amount_cents, old.iban, old.account_holder, old.communication,
      old.end_to_end_id, old.first_month, old.last_month)
  then
    raise exception 'payout % stays as it was prepared', old.id using errcode = '2F003';
  end if;
  return new;
end $$;
create trigger payouts_as_prepared before update or delete on payouts
  for each row execute function payout_as_prepared();

create function payout_run_as_decided() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.state <> 'prepared' or
    (new.id, new.message_id, new.prepared_by, new.prepared_at) is distinct from
    (old.id, old.message_id, old.prepared_by, old.prepared_at)
  then
    raise exception 'payout run % stays as it was decided', old.id using errcode = '2F003';
  end if;
  return new;
end $$;
create trigger payout_runs_as_decided before update or delete on payout_runs
  for each row execute function payout_run_as_decided();

-- Both comparisons of the books, with themselves and with the provider's, as they came out (rule 19).
create table ledger_checks (
  id          integer generated always as identity primary key,
  checked_at  timestamptz not null,
  compared    integer not null check (compared > 0),
  differences jsonb not null, -- [{ title, subject, expected, found }], the first of them
  books_differ    integer not null check (books_differ >= 0),
  provider_differs integer not null check (provider_differs >= 0),
  took_ms     integer not null
);
create index ledger_checks_newest on ledger_checks (checked_at desc);

-- What a provider says it moved, by day and kind: a day that is over long enough is not asked for again.
create table provider_days (
  provider    text not null,
  day         date not null, -- UTC
  kind        text not null,
  count       integer not null,
  gross_cents bigint not null,
  fee_cents   bigint not null,
  net_cents   bigint not null,
  primary key (provider, day, kind)
);

-- What somebody should look at: since when, until when, and when it was last mailed. Open ones are there once.
create table alarms (
  id          integer generated always as identity primary key,
  kind        text not null check (kind ~ '^[a-z_]+$'),
  subject     text not null, -- which one, where there can be several; else empty
  message     text not null,
  count       integer not null,
  first_seen  timestamptz not null,
  last_seen   timestamptz not null,
  mailed_at   timestamptz,
  resolved_at timestamptz
);
create unique index one_open_alarm on alarms (kind, subject) where resolved_at is null;

-- When the alarms were last looked for: by one server at a time, and not every minute.
create table alarm_watch (
  only_row   boolean primary key default true check (only_row),
  watched_at timestamptz not null
);

-- What may happen to money after it arrived: it is paid back, taken back, released to the organisations and paid out.

-- Until release_at what a charge brought is held, for it may still be taken back (rule 17).
alter table charges add column release_at timestamptz, add column released_at timestamptz;
update charges c
set release_at = c.succeeded_at + make_interval(days => case when y.method_kind = 'sepa_debit' then 70 else 62 end)
from payers y
where y.id = c.payer_id
  and c.state = 'succeeded';
alter table charges add constraint succeeded_is_held_for_a_time check (state <> 'succeeded' or release_at is not null);
create index charges_to_release on charges (release_at) where released_at is null and release_at is not null;

-- Money that no longer counts as given: refunded, or disputed and not won. Taken from every share it was given to.
create table reversals (
  id           integer generated always as identity primary key,
  charge_id    integer not null references charges,
  kind         text not null check (kind in ('refund', 'dispute')),
  amount_cents bigint not null check (amount_cents > 0),
  effective_at timestamptz not null,
  undone_at    timestamptz -- the dispute was won, the refund did not arrive
);
create index reversals_of_charge on reversals (charge_id);

create table reversal_shares (
  reversal_id     integer not null references reversals,
  line_id         integer not null,
  organisation_id integer not null,
  amount_cents    bigint not null check (amount_cents > 0),
  primary key (reversal_id, line_id, organisation_id),
  foreign key (line_id, organisation_id) references allocations (line_id, organisation_id)
);
create index reversal_shares_of_line on reversal_shares (line_id, organisation_id);

-- At commit: its shares are its amount, and no share gives back more than it was given.
create function reversal_complete() returns trigger language plpgsql as $$
declare
  shared bigint;
begin
  select coalesce(sum(amount_cents), 0) into shared from reversal_shares where reversal_id = new.id;
  if shared <> new.amount_cents then
    raise exception 'reversal % takes % of %', new.id, shared, new.amount_cents using errcode = '23514';
  end if;
  if exists (
    select from reversal_shares mine
    join allocations a using (line_id, organisation_id)
    join reversal_shares rs using (line_id, organisation_id)
    join reversals r on r.id = rs.reversal_id and r.undone_at is null
    where mine.reversal_id = new.id
    group by line_id, organisation_id, a.amount_cents
    having sum(rs.amount_cents) > a.amount_cents
  ) then
    raise exception 'reversal % takes back more than was given', new.id using errcode = '23514';
  end if;
  return null;
end $$;
create constraint trigger reversal_complete after insert on reversals
  deferrable initially deferred for each row execute function reversal_complete();

-- Rule 16, the one definition of what counts as given: what was charged, less what is reversed.
create view given_shares as
select c.id as charge_id, c.payer_id, c.period_id, l.id as line_id, l.burner_id, a.organisation_id,
  a.amount_cents - coalesce((
    select sum(rs.amount_cents)
    from reversal_shares rs
    join reversals r on r.id = rs.reversal_id and r.undone_at is null
    where rs.line_id = a.line_id
      and rs.organisation_id = a.organisation_id
  ), 0)::bigint as cents
from charges c
join journals j on j.charge_id = c.id and j.kind = 'charge_succeeded'
join statement_lines l on l.billed_in = c.statement_id and l.state = 'charged'
join allocations a on a.line_id = l.id;

create table refunds (
  id           integer generated always as identity primary key,
  charge_id    integer not null references charges,
  payer_id     integer not null references payers,
  year         integer not null, -- Brussels, of the request: a payer alone may ask for one statement a year
  key          text not null unique,
  amount_cents bigint not null check (amount_cents > 0),
  reason       text not null check (reason in ('unrecognised', 'requested', 'duplicate', 'fraud')),
  asked_by     text not null check (asked_by in ('payer', 'admin', 'provider')), -- provider: by hand in its dashboard
  asked_by_user integer references users,
  state        text not null default 'requested' check (state in ('requested', 'pending', 'succeeded', 'failed')),
  provider_ref text unique,
  reversal_id  integer unique references reversals,
  failure      text,
  requested_at timestamptz not null,
  finished_at  timestamptz,
  next_try_at  timestamptz,
  tries        integer not null default 0,
  constraint finished_says_when check ((state in ('succeeded', 'failed')) = (finished_at is not null)),
  constraint at_the_provider_has_its_ref check (state not in ('pending', 'succeeded') or provider_ref is not null)
);
create index refunds_of_charge on refunds (charge_id);
create unique index one_refund_under_way on refunds (charge_id) where state in ('requested', 'pending');
create unique index one_refund_a_year_by_the_payer on refunds (payer_id, year)
  where asked_by = 'payer' and state <> 'failed';
create index refunds_to_send on refunds (next_try_at) where state in ('requested', 'pending');

create table disputes (
  id           integer generated always as identity primary key,
  charge_id    integer not null references charges,
  provider_ref text not null unique,
  amount_cents bigint not null check (amount_cents > 0),
  fee_cents    bigint not null default 0 check (fee_cents >= 0),
  reason       text not null,
  state        text not null check (state in ('inquiry', 'open', 'won', 'lost', 'inquiry_closed')),
  opened_at    timestamptz not null,
  evidence_due timestamptz,
  closed_at    timestamptz,
  reversal_id  integer unique references reversals,
  seen_at      timestamptz not null,
  constraint closed_says_when check ((state in ('won', 'lost', 'inquiry_closed')) = (closed_at is not null))
);
create index disputes_of_charge on disputes (charge_id);
create index disputes_open on disputes (opened_at) where state in ('inquiry', 'open');

-- Rule 18: one admin prepares, another approves; the file of an approved run is the same bytes for ever.
create table payout_runs (
  id           integer generated always as identity primary key,
  state        text not null default 'prepared' check (state in ('prepared', 'approved', 'cancelled')),
  message_id   text not null unique,
  execute_on   date not null,
  prepared_by  integer not null references users,
  prepared_at  timestamptz not null,
  decided_by   integer references users,
  decided_at   timestamptz,
  constraint decided_says_by_whom_and_when
    check ((state = 'prepared') = (decided_by is null) and (state = 'prepared') = (decided_at is null)),
  constraint two_admins check (state <> 'approved' or decided_by <> prepared_by)
);
create unique index one_prepared_run_at_a_time on payout_runs ((true)) where state = 'prepared';

create table payouts (
  id              integer generated always as identity primary key,
  run_id          integer not null references payout_runs,
  organisation_id integer not null references organisations,
  amount_cents    bigint not null check (amount_cents > 0),
  iban            text not null check (iban ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$'),
  account_holder  text not null,
  communication   text check (communication ~ '^[0-9]{12}$'), -- structured; null: free text
  end_to_end_id   text not null unique,
  state           text not null default 'prepared'
                  check (state in ('prepared', 'ordered', 'paid', 'rejected', 'cancelled')),
  bank_reference  text,
  reject_reason   text,
  settled_on      date, -- the bank's value date
  settled_by      integer references users,
  settled_at      timestamptz,
  unique (run_id, organisation_id),
  constraint settled_says_by_whom_and_when
    check ((state in ('paid', 'rejected')) = (settled_at is not null) and (settled_at is null) = (settled_by is null)),
  constraint paid_says_on_which_day check (state <> 'paid' or settled_on is not null),
  constraint rejected_says_why check (state <> 'rejected' or reject_reason is not null)
);
create index payouts_of_organisation on payouts (organisation_id);
create unique index one_payout_under_way on payouts (organisation_id) where state in ('prepared', 'ordered');

-- What an organisation wants to read on its bank statement; approved by two admins like the account itself.
alter table iban_changes add column communication text check (communication ~ '^[0-9]{12}$');

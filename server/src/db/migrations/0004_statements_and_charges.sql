-- One payer, one month: a statement with a line per burner, at most one charge, and what each organisation gets.
create table statements (
  id             integer generated always as identity primary key,
  payer_id       integer not null references payers,
  period_id      integer not null references billing_periods,
  state          text not null default 'open'
                 check (state in ('open', 'announced', 'carried', 'charged', 'cancelled', 'waived', 'unpaid')),
  carried_months integer not null default 0 check (carried_months between 0 and 7),
  scaled_to_cents bigint, -- the payer's ceiling, when it cut this month (rule 12)
  created_at     timestamptz not null,
  unique (payer_id, period_id),
  unique (id, payer_id),           -- what lines and charges point at: the payer and the month can then not differ
  unique (id, payer_id, period_id)
);
create index statements_of_period on statements (period_id);

create table statement_lines (
  id             integer generated always as identity primary key,
  statement_id   integer not null,  -- the month it was earned in; never changes
  billed_in      integer not null,  -- the statement that asks for it; moves when carried
  period_id      integer not null,
  payer_id       integer not null,
  burner_id      integer not null references users,
  kcal           bigint not null check (kcal >= 0),
  raw_units      bigint not null check (raw_units >= 0), -- sum of kcal x rate, in 1/100 cent
  cap_cents      bigint,
  computed_cents bigint not null,
  due_cents      bigint not null,
  state          text not null default 'pending'
                 check (state in ('pending', 'carried', 'charged', 'cancelled', 'waived', 'no_organisation')),
  constraint floored_once_then_capped
    check (computed_cents = least(raw_units / 100, coalesce(cap_cents, raw_units / 100))),
  constraint due_within_computed check (due_cents between 0 and computed_cents),
  constraint nothing_due_without_organisation check (state <> 'no_organisation' or due_cents = 0),
  constraint earned_in_a_month_of_its_payer
    foreign key (statement_id, payer_id, period_id) references statements (id, payer_id, period_id),
  constraint billed_to_its_payer foreign key (billed_in, payer_id) references statements (id, payer_id),
  unique (period_id, payer_id, burner_id)
);
create index statement_lines_billed on statement_lines (billed_in);
create index statement_lines_of_statement on statement_lines (statement_id);
create index statement_lines_carried on statement_lines (payer_id) where state = 'carried';
create index statement_lines_of_burner on statement_lines (burner_id, period_id);

-- What was paid for stays as it was paid for.
create function charged_line_guard() returns trigger language plpgsql as $$
begin
  raise exception 'line % is charged', old.id using errcode = '23514';
end $$;
create trigger charged_line_guard before update or delete on statement_lines
  for each row when (old.state = 'charged') execute function charged_line_guard();

-- The arithmetic of a line, one row a rate: sum(kcal x rate) = raw_units.
create table line_parts (
  line_id   integer not null references statement_lines,
  rate_c100 integer not null check (rate_c100 between 1 and 1000),
  kcal      bigint not null check (kcal > 0),
  primary key (line_id, rate_c100)
);

create table allocations (
  line_id         integer not null references statement_lines,
  organisation_id integer not null references organisations,
  amount_cents    bigint not null check (amount_cents >= 0),
  primary key (line_id, organisation_id)
);
create index allocations_of_organisation on allocations (organisation_id);

-- At most one charge per payer and period, for ever; one payment object at the provider per charge.
create table charges (
  id              integer generated always as identity primary key,
  statement_id    integer not null unique,
  payer_id        integer not null,
  period_id       integer not null,
  provider        text check (provider in ('sandbox', 'stripe')),
  amount_cents    bigint not null check (amount_cents >= 50),
  state           text not null default 'planned'
                  check (state in ('planned', 'notified', 'submitting', 'unknown', 'action_required', 'processing',
                                   'succeeded', 'failed', 'canceled', 'written_off')),
  notified_at     timestamptz,
  due_at          timestamptz,
  first_failed_at timestamptz,
  attempt_no      integer not null default 0,
  next_attempt_at timestamptz,
  lease_until     timestamptz,
  lease_by        text,
  payment_ref     text unique,
  charge_ref      text unique,
  action_url      text,
  fee_cents       bigint check (fee_cents >= 0),
  succeeded_at    timestamptz,
  constraint no_charge_without_notice
    check (state in ('planned', 'canceled') or (notified_at is not null and due_at is not null)),
  constraint succeeded_says_when check ((state = 'succeeded') = (succeeded_at is not null)),
  constraint charged_to_its_payer
    foreign key (statement_id, payer_id, period_id) references statements (id, payer_id, period_id),
  constraint one_charge_per_payer_and_period unique (payer_id, period_id)
);
create index charges_to_act_on on charges (next_attempt_at) where next_attempt_at is not null;
create index charges_unfinished on charges (period_id) where state not in ('succeeded', 'canceled', 'written_off');

-- The payer was told a sum: it never rises, and is frozen with the first attempt. Success is final.
create function charge_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'charge % stays', old.id using errcode = '23514';
  end if;
  if old.state = 'succeeded' and new.state <> 'succeeded' then
    raise exception 'charge % has succeeded', old.id using errcode = '23514';
  end if;
  if new.amount_cents > old.amount_cents then
    raise exception 'the sum of charge % never rises', old.id using errcode = '23514';
  end if;
  if old.attempt_no > 0 and new.amount_cents <> old.amount_cents then
    raise exception 'the sum of charge % is frozen', old.id using errcode = '23514';
  end if;
  if (new.statement_id, new.payer_id, new.period_id) is distinct from (old.statement_id, old.payer_id, old.period_id)
     or (old.payment_ref is not null and new.payment_ref is distinct from old.payment_ref) then
    raise exception 'charge % keeps its statement and its one payment', old.id using errcode = '23514';
  end if;
  return new;
end $$;
create trigger charge_guard before update or delete on charges for each row execute function charge_guard();

create table charge_attempts (
  charge_id       integer not null references charges,
  no              integer not null check (no > 0),
  idempotency_key text not null unique,
  mode            text not null default 'merchant' check (mode in ('merchant', 'payer')), -- payer: to be confirmed at the bank
  method_ref      text not null,
  amount_cents    bigint not null,
  started_at      timestamptz not null,
  finished_at     timestamptz,
  outcome         text check (outcome in ('succeeded', 'processing', 'action_required', 'declined', 'rejected', 'unknown')),
  code            text,
  advice          text,
  constraint finished_attempts_have_an_outcome
    check ((finished_at is null) = (outcome is null or outcome = 'unknown')),
  primary key (charge_id, no)
);
create unique index one_open_attempt on charge_attempts (charge_id) where finished_at is null;

-- A settled month is reconciled, not more than once an hour while something is wrong, and then closed.
alter table billing_periods add column checked_at timestamptz;

-- Webhooks: inserted once, answered at once, worked off afterwards.
create table provider_events (
  provider     text not null,
  event_id     text not null,
  kind         text not null,
  object_ref   text,
  created_at   timestamptz not null,
  received_at  timestamptz not null,
  processed_at timestamptz,
  error        text,
  tries        integer not null default 0,
  primary key (provider, event_id)
);
create index provider_events_todo on provider_events (received_at) where processed_at is null;

-- Equal splits give the leftover cents by this rank; domain/src/money/allocate.ts computes the same one.
create function tie_rank(seed bigint, id bigint) returns bigint
language sql immutable strict parallel safe
as $$
  select (
    (
      ((seed % 4294967296 * 668265263 + id % 4294967296 * 374761393) % 4294967296)
      # (((seed % 4294967296 * 668265263 + id % 4294967296 * 374761393) % 4294967296) >> 16)
    ) * 569420461 % 4294967296
    # ((
      ((seed % 4294967296 * 668265263 + id % 4294967296 * 374761393) % 4294967296)
      # (((seed % 4294967296 * 668265263 + id % 4294967296 * 374761393) % 4294967296) >> 16)
    ) * 569420461 % 4294967296 >> 15)
  ) * 1935289751 % 4294967296
$$;

-- A period is a calendar month in Brussels; the checks make a UTC boundary impossible.
create table billing_periods (
  id        integer primary key check (id between 202001 and 209912 and id % 100 between 1 and 12), -- yyyymm
  starts_at timestamptz not null,
  ends_at   timestamptz not null,
  stage     text not null default 'open' check (stage in ('open', 'computed', 'announced', 'settled', 'closed')),
  computed_at timestamptz,
  constraint period_starts_at_brussels_midnight
    check (starts_at = make_timestamptz(id / 100, id % 100, 1, 0, 0, 0, 'Europe/Brussels')),
  constraint period_ends_at_brussels_midnight
    check (ends_at = make_timestamptz(id / 100 + (id % 100) / 12, id % 100 % 12 + 1, 1, 0, 0, 0, 'Europe/Brussels')),
  constraint computed_once_past_open check ((stage = 'open') = (computed_at is null))
);

create table workouts (
  id                   integer generated always as identity primary key,
  user_id              integer not null references users,
  source               text not null check (char_length(source) <= 200),
  provider_activity_id text,
  type                 text not null check (type in ('custom', 'running', 'walking', 'swimming', 'biking', 'football', 'strength')),
  title                text check (char_length(title) <= 2000),
  start_utc            timestamptz not null,
  end_utc              timestamptz not null,
  start_reliable       boolean not null,
  km                   numeric(8, 3) check (km > 0),
  minutes              numeric(8, 2) check (minutes > 0),
  kcal_reported        integer check (kcal_reported between 0 and 20000),
  basis                text not null check (basis in ('computed', 'declared')),
  kg_used              numeric(4, 1),
  kg_assumed           boolean not null default false,
  kcal_counted         integer not null check (kcal_counted between 0 and 20000),
  trust                text not null check (trust in ('manual', 'file', 'device_unknown', 'device', 'provider')),
  status               text not null default 'ok' check (status in ('ok', 'held', 'duplicate', 'ignored')),
  reason               text,
  settled_in           integer references billing_periods,
  received_at          timestamptz not null,
  constraint ends_after_start check (end_utc >= start_utc),
  constraint only_counted_workouts_settle check (settled_in is null or status = 'ok'),
  constraint not_ok_says_why check (status = 'ok' or reason is not null),
  unique (user_id, source, provider_activity_id)
);
create index workouts_of_user on workouts (user_id, end_utc desc);
create index workouts_unsettled on workouts (end_utc) where settled_in is null and status = 'ok';
create index workouts_settled on workouts (settled_in, user_id) where settled_in is not null;

-- What was billed cannot change afterwards, whoever asks.
create function workout_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'workout % is settled', old.id using errcode = '23514';
  end if;
  if (new.kcal_counted, new.start_utc, new.end_utc, new.user_id, new.status, new.settled_in)
     is distinct from (old.kcal_counted, old.start_utc, old.end_utc, old.user_id, old.status, old.settled_in) then
    raise exception 'workout % is settled', old.id using errcode = '23514';
  end if;
  return new;
end $$;
create trigger workout_guard before update or delete on workouts
  for each row when (old.settled_in is not null) execute function workout_guard();

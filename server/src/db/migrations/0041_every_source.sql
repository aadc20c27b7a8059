-- Workouts of every source, and one effort counted once (workouts §5, docs/decisions/0013-one-effort-once.md).
alter table workouts
  drop constraint workouts_basis_check,
  add constraint workouts_basis_check
    check (basis in ('computed', 'declared', 'active', 'total', 'difference', 'heart_rate', 'met')),
  drop constraint workouts_trust_check,
  add constraint workouts_trust_check
    check (trust in ('manual', 'file', 'device_unknown', 'device', 'device_attested', 'provider')),
  -- The device is part of `source` for the brands' sake, but the same workout told with another device's name is the same.
  drop constraint workouts_user_id_source_provider_activity_id_key,
  add column utc_offset_min smallint check (utc_offset_min between -840 and 840),
  add column ascent_m       numeric(7, 1) check (ascent_m >= 0),
  -- What it would count if it stood alone; null: what it counts.
  add column kcal_net       integer check (kcal_net between 0 and 20000),
  -- 'provider:id' of what another source calls the same recording, 'sha256:…' of the file it was read from.
  add column linked_ids     text[] not null default '{}' check (cardinality(linked_ids) <= 8),
  -- Of what the provider said of it: another one is an edit.
  add column revision       text check (char_length(revision) <= 100),
  -- Something about it wants a look whatever else it is, such as an id that another person sent as well.
  add column signal         text,
  -- The workout that counts for the same effort, or may be it.
  add column twin_id        integer references workouts on delete set null,
  -- What its owner says of it and that other one.
  add column answer         text check (answer in ('same', 'distinct')),
  add column answer_about   integer references workouts on delete set null,
  -- What an admin decided about a held one.
  add column review         text check (review in ('accepted', 'refused')),
  add column reviewed_by    integer references users,
  add column reviewed_at    timestamptz,
  add constraint a_review_says_who_and_when check ((review is null) = (reviewed_at is null) and (review is null) = (reviewed_by is null)),
  add constraint no_twin_of_itself check (twin_id <> id);

create unique index workouts_of_provider on workouts (user_id, split_part(source, ':', 1), provider_activity_id);
create index workouts_of_platform on workouts (provider_activity_id, user_id) where provider_activity_id is not null;
create index workouts_twins on workouts (twin_id) where twin_id is not null;
create index workouts_answers on workouts (answer_about) where answer_about is not null;
create index workouts_held on workouts (received_at, id) where status = 'held';

-- What a provider or a file said of a workout after it was billed: kept, and changes nothing that was billed.
create table workout_revisions (
  id          integer generated always as identity primary key,
  workout_id  integer not null references workouts on delete cascade,
  change      text not null check (change in ('edit', 'deletion')),
  revision    text check (char_length(revision) <= 100),
  kcal_net    integer check (kcal_net between 0 and 20000),
  received_at timestamptz not null
);
create index workout_revisions_of on workout_revisions (workout_id);

-- Somebody's account at a provider, with the tokens sealed (AES-256-GCM). One account there belongs to one account here.
create table source_connections (
  user_id          integer not null references users,
  provider         text not null check (provider in ('strava', 'garmin')),
  provider_user_id text not null check (char_length(provider_user_id) between 1 and 100),
  scopes           text[] not null,
  tokens_sealed    bytea not null,
  expires_at       timestamptz not null, -- of the access token
  status           text not null default 'active' check (status in ('active', 'needs_reconnect')),
  connected_at     timestamptz not null,
  backfilled_at    timestamptz, -- what was there before the connection has been asked for
  reread_at        timestamptz, -- what is not counted yet was read again, before a month closes
  last_event_at    timestamptz,
  primary key (user_id, provider),
  unique (provider, provider_user_id)
);

-- What providers tell us, written down before it is answered and worked through afterwards.
create table source_inbox (
  id           integer generated always as identity primary key,
  provider     text not null check (provider in ('strava', 'garmin')),
  fingerprint  bytea not null unique check (octet_length(fingerprint) = 32), -- of the body: told twice is told once
  body         bytea not null,
  received_at  timestamptz not null,
  tries        smallint not null default 0,
  next_try_at  timestamptz not null,
  processed_at timestamptz,
  failure      text
);
create index source_inbox_waiting on source_inbox (next_try_at, id) where processed_at is null;

-- What a provider said of a workout, sealed, for as long as its terms allow.
create table raw_payloads (
  user_id     integer not null references users,
  provider    text not null check (provider in ('strava', 'garmin')),
  activity_id text not null check (char_length(activity_id) <= 100),
  sealed      bytea not null,
  expires_at  timestamptz not null,
  primary key (user_id, provider, activity_id)
);
create index raw_payloads_expiring on raw_payloads (expires_at);

-- Until when a provider's limits, or its being down, keep us from asking it anything.
create table source_pauses (
  provider    text primary key check (provider in ('strava', 'garmin')),
  until       timestamptz not null,
  reason      text not null check (reason in ('rate_limited', 'down', 'inactive')),
  since       timestamptz not null
);

-- Files somebody looks at before they are taken over. What was read of them is gone with the decision or after a day.
create table workout_imports (
  id         uuid primary key,
  user_id    integer not null references users,
  activities jsonb not null,
  -- What became of them, for whoever asks again because an answer was lost; null: not decided.
  answer     jsonb,
  created_at timestamptz not null
);
create index workout_imports_of_user on workout_imports (user_id, created_at);

-- A person says separately for each source that others may see what it adds up to (rule 27).
alter table consents
  drop constraint consents_kind_check,
  add constraint consents_kind_check
    check (kind in ('health', 'terms', 'source_strava', 'source_garmin', 'share_strava', 'share_garmin'));

-- A donor may pay for synced workouts only; a version of the pledge like its rate and limit.
alter table pledges add column synced_only boolean not null default false;

-- A connection that ended here has to end at the provider too. It is asked outside of the transaction that ended it, and
-- asked again while it does not answer: until then its tokens wait here, sealed.
create table source_revocations (
  id               integer generated always as identity primary key,
  user_id          integer not null references users,
  provider         text not null check (provider in ('strava', 'garmin')),
  provider_user_id text not null check (char_length(provider_user_id) between 1 and 100),
  tokens_sealed    bytea not null,
  asked_at         timestamptz not null,
  tries            smallint not null default 0,
  next_try_at      timestamptz not null
);
create index source_revocations_due on source_revocations (next_try_at);
-- Who comes back meanwhile must not be cut off by what is still to be asked.
create index source_revocations_of_account on source_revocations (provider, provider_user_id);

-- What Strava said of a workout and may be kept for 7 days only.
create index workouts_to_strip on workouts (received_at)
  where split_part(source, ':', 1) = 'strava'
    and (km is not null or minutes is not null or kcal_reported is not null or provider_activity_id not like 'hmac:%');

-- Connections whose past has not been asked for.
create index source_connections_to_catch_up on source_connections (connected_at) where backfilled_at is null;

-- Messages that were worked through go after a while; those that could not be read are counted for the operator.
create index source_inbox_processed on source_inbox (processed_at) where processed_at is not null;
create index source_inbox_failed on source_inbox (received_at) where failure is not null;

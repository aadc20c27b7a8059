-- Somebody signing in at Strava or Garmin in the browser, which has no token of ours: the state the provider hands back
-- says who began it and for which provider. Kept hashed, good once and for 10 minutes; the PKCE verifier is sealed,
-- because whoever reads this table must not be able to finish what another began.
create table integration_states (
  state_hash      bytea primary key check (octet_length(state_hash) = 32),
  user_id         integer not null references users,
  provider        text not null check (provider in ('strava', 'garmin')),
  verifier_sealed bytea not null,
  created_at      timestamptz not null,
  used_at         timestamptz
);
create index integration_states_of_user on integration_states (user_id, created_at);

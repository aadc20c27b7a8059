-- The simulated Strava and Garmin of the demo: what the two would keep. Only the simulators read or write it.
create schema simulated;

create table simulated.athletes (
  provider   text not null check (provider in ('strava', 'garmin')),
  id         text not null check (char_length(id) between 1 and 100),
  name       text not null check (char_length(name) between 1 and 60),
  created_at timestamptz not null,
  primary key (provider, id),
  unique (provider, name)
);

-- What the consent page sends back with the browser; good once.
create table simulated.codes (
  code         text primary key,
  provider     text not null,
  athlete_id   text not null,
  scopes       text[] not null,
  redirect_uri text not null,
  challenge    text, -- of PKCE; null: the provider has none
  created_at   timestamptz not null,
  used_at      timestamptz,
  foreign key (provider, athlete_id) references simulated.athletes
);

-- What an athlete allows the product, with the one pair of tokens that is good for it.
create table simulated.authorizations (
  provider           text not null,
  athlete_id         text not null,
  scopes             text[] not null,
  access_token       text not null unique,
  access_expires_at  timestamptz not null,
  refresh_token      text not null unique,
  refresh_expires_at timestamptz,
  primary key (provider, athlete_id),
  foreign key (provider, athlete_id) references simulated.athletes
);

create table simulated.activities (
  provider   text not null,
  id         text not null,
  athlete_id text not null,
  document   text not null, -- as the provider tells it: text, because its ids are too long for a number
  start_at   timestamptz not null,
  hidden     boolean not null default false, -- visible to the athlete alone
  primary key (provider, id),
  foreign key (provider, athlete_id) references simulated.athletes
);
create index simulated_activities_of on simulated.activities (provider, athlete_id, start_at);

create table simulated.backfills (
  athlete_id text not null,
  from_at    timestamptz not null,
  to_at      timestamptz not null,
  primary key (athlete_id, from_at, to_at)
);

create table simulated.events (
  id               integer generated always as identity primary key,
  provider         text not null,
  body             text not null,
  signed           boolean not null,
  created_at       timestamptz not null,
  next_delivery_at timestamptz not null,
  lease_until      timestamptz,
  delivered_at     timestamptz,
  given_up_at      timestamptz,
  tries            smallint not null default 0
);
create index simulated_events_todo on simulated.events (next_delivery_at) where delivered_at is null and given_up_at is null;

-- What the console has gone wrong, until it is switched off again.
create table simulated.faults (
  provider text not null check (provider in ('strava', 'garmin')),
  kind     text not null check (kind in ('rate_limited', 'down', 'inactive', 'slow', 'unsigned')),
  primary key (provider, kind)
);

-- Requests of a window: a quarter of an hour, or a day.
create table simulated.usage (
  provider     text not null,
  span         text not null check (span in ('short', 'day')),
  window_start timestamptz not null,
  used         integer not null,
  primary key (provider, span)
);

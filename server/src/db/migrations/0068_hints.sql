-- An event without a good signature is somebody's word: what it makes us read at a provider has a budget of its own.
alter table source_inbox add column proven boolean not null default true;

-- When a provider last signed an event: while it does, what is not signed is not believed.
create table source_signatures (
  provider text primary key check (provider in ('strava', 'garmin')),
  seen_at  timestamptz not null
);

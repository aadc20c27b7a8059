-- How often something about security happened, in quarters of an hour, added up over all processes: what an alarm for a
-- wave needs. Nothing personal: no person, no address, no network.
create table security_events (
  kind    text not null check (kind ~ '^[a-z_]{1,40}$'),
  quarter timestamptz not null,
  count   integer not null check (count > 0),
  primary key (kind, quarter)
);

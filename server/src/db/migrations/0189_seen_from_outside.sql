-- What is open of the charges, by state and day: counted at each scrape of /metrics, however many have ended.
create index charges_open on charges (state, due_at) where state not in ('succeeded', 'canceled', 'written_off');

-- Calls that the payment provider refuses because of our key or account, so that every process can tell of it.
create table provider_refusals (
  provider  text not null,
  call      text not null,
  since     timestamptz not null,
  last_at   timestamptz not null,
  constraint one_row_a_refused_call primary key (provider, call),
  constraint refused_since_before_last check (since <= last_at)
);

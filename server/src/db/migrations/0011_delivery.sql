-- What the deliveries of mails, events and the sandbox's test faults remember between two tries.

-- A mail sent twice is kept once.
alter table mails add column message_id text unique;
create index outbox_of_person on outbox (user_id, kind);

-- Events are worked off outside a transaction, because the provider is asked in between: a lease keeps others away.
alter table provider_events add column lease_until timestamptz;
alter table provider_events add column next_try_at timestamptz;

-- When the provider's own list was last compared with what the webhook brought.
create table provider_sweeps (
  provider text primary key,
  swept_at timestamptz not null
);

-- Faults the developer console asks for: the next events to lose or to send twice.
create table sandbox.faults (
  kind      text primary key check (kind in ('drop', 'duplicate')),
  remaining integer not null check (remaining >= 0)
);
alter table sandbox.events add column lease_until timestamptz;
create index sandbox_events_recent on sandbox.events (created_at, id);
create index sandbox_payments_settling on sandbox.payments (settles_at) where status = 'processing';
create index sandbox_payments_of_customer on sandbox.payments (customer_ref, created_at);
create index sandbox_movements_recent on sandbox.movements (at, ref);

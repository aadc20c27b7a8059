-- The sandbox provider's own books: what a card company would keep. Only the sandbox adapter reads or writes them.
create schema sandbox;
create table sandbox.customers (
  ref text primary key, payer_key text not null unique, email text not null, name text not null, default_method text
);
create table sandbox.methods (
  ref text primary key, customer_ref text not null references sandbox.customers,
  kind text not null check (kind in ('card', 'sepa_debit')), brand text not null, last4 text not null check (last4 ~ '^[0-9]{4}$'),
  behaviour text not null, exp_month integer, exp_year integer, mandate_ref text, created_at timestamptz not null, detached_at timestamptz
);
create table sandbox.setups (
  ref text primary key, setup_key text not null unique, customer_ref text not null references sandbox.customers,
  methods text[] not null, mandate_text text not null, return_url text not null, cancel_url text not null,
  status text not null default 'open' check (status in ('open', 'expired', 'complete')), pending_method text,
  method_ref text references sandbox.methods, created_at timestamptz not null
);
create table sandbox.portals (
  ref text primary key, customer_ref text not null references sandbox.customers, return_url text not null, created_at timestamptz not null
);
create table sandbox.payments (
  ref text primary key, charge_key text not null unique, customer_ref text not null references sandbox.customers,
  amount_cents bigint not null check (amount_cents >= 50), description text not null, metadata jsonb not null,
  status text not null default 'created'
    check (status in ('created', 'processing', 'requires_payer_action', 'declined', 'succeeded', 'canceled')),
  method_ref text references sandbox.methods, decline_code text, decline_advice text, authentication_required boolean not null default false,
  settles_at timestamptz, return_url text, charge_ref text unique, fee_cents bigint, succeeded_at timestamptz, created_at timestamptz not null,
  check ((status = 'succeeded') = (charge_ref is not null))
);
-- The provider's idempotency memory: the first answer to a key is the answer for ever.
create table sandbox.submissions (
  attempt_key text primary key, payment_ref text not null references sandbox.payments, answer jsonb not null, created_at timestamptz not null
);
create table sandbox.refunds (
  ref text primary key, refund_key text not null unique, payment_ref text not null references sandbox.payments,
  amount_cents bigint not null check (amount_cents > 0), status text not null check (status in ('pending', 'succeeded', 'failed')), created_at timestamptz not null
);
create table sandbox.disputes (
  ref text primary key, payment_ref text not null references sandbox.payments, amount_cents bigint not null, fee_cents bigint not null,
  reason text not null, status text not null check (status in ('inquiry', 'open', 'won', 'lost', 'inquiry_closed')),
  opened_at timestamptz not null, evidence_due timestamptz
);
create table sandbox.movements (
  ref text primary key, kind text not null, gross_cents bigint not null, fee_cents bigint not null, net_cents bigint not null,
  source_ref text, at timestamptz not null, available_on timestamptz not null
);
create table sandbox.events (
  id text primary key, body jsonb not null, created_at timestamptz not null, next_delivery_at timestamptz not null,
  delivered_at timestamptz, tries integer not null default 0
);
create index sandbox_events_todo on sandbox.events (next_delivery_at) where delivered_at is null;

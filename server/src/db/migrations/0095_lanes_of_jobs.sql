-- Each process that runs the jobs says so once a minute, with how far its clock is from the database's.
create table workers (
  id            text primary key,
  seen_at       timestamptz not null,
  clock_off_ms  bigint not null
);

-- When a round of each lane of jobs last ended, and which of its steps failed. Real time.
create table job_rounds (
  lane      text primary key,
  ended_at  timestamptz not null,
  took_ms   integer not null,
  failed    text[] not null
);

-- How fast the payment provider may be asked, by all processes together: the instant at which the next may ask.
create table provider_pace (
  provider  text primary key,
  next_at   timestamptz not null
);

-- What waits, by kind: what somebody waits for is found beside any number of notices.
create index outbox_waiting on outbox (kind, not_before, id) where sent_at is null and given_up_at is null;
drop index outbox_todo;

-- When a mail first could not be sent, so that a mailbox that stays full ends.
alter table outbox add column first_failed_at timestamptz;

-- The jobs are rung by the processes themselves (decision 37): the queue that rang them is gone.
drop schema if exists pgboss cascade;

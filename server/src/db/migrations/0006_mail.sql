-- Mails wait here until a server accepts them: at least once, with a key each, never fire and forget.
create table outbox (
  id          integer generated always as identity primary key,
  key         text not null unique,
  kind        text not null,
  user_id     integer not null references users,
  payload     jsonb not null,
  not_before  timestamptz not null,
  sent_at     timestamptz,
  given_up_at timestamptz,
  tries       integer not null default 0,
  last_error  text,
  lease_until timestamptz
);
create index outbox_todo on outbox (not_before) where sent_at is null and given_up_at is null;

-- The local mailbox: what was sent, shown to the demo's visitors (and, masked, to admins).
create table mails (
  id         integer generated always as identity primary key,
  outbox_id  integer references outbox,
  recipient  text not null,
  subject    text not null,
  html       text not null,
  body_text  text not null,
  sent_at    timestamptz not null
);
create index mails_recent on mails (sent_at desc, id desc);

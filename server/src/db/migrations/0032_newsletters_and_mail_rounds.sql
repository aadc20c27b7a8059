-- Written by an admin, sent once to everybody who wants it (rule 29).
create table newsletters (
  id               integer generated always as identity primary key,
  subject          text not null check (char_length(subject) between 1 and 200),
  body             text not null check (char_length(body) between 1 and 10000),
  created_by       integer not null references users,
  created_at       timestamptz not null,
  updated_at       timestamptz not null,
  sent_by          integer references users,
  sent_at          timestamptz,
  recipients_count integer check (recipients_count >= 0),
  constraint sent_says_by_whom_and_to_how_many
    check (num_nonnulls(sent_by, sent_at, recipients_count) in (0, 3))
);

-- Mails that go to many people once a month: the round was made, whoever joins afterwards waits for the next one.
create table mail_rounds (
  kind    text not null check (kind in ('reminder_sync', 'month_recap')),
  period  integer not null, -- yyyymm
  made_at timestamptz not null,
  primary key (kind, period)
);

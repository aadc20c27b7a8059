-- What people tell us. An anonymous one has no author at all: nothing in the row may lead back to the person,
-- so the application rounds its time to the day and takes ids and addresses out of every log.
create table feedback (
  id         integer generated always as identity primary key,
  user_id    integer references users, -- null: anonymous
  body       text not null check (char_length(body) between 1 and 10000),
  log        text check (char_length(log) between 1 and 1048576),
  created_at timestamptz not null,
  read_at    timestamptz,
  handled_by integer references users,
  constraint handled_once_read check (handled_by is null or read_at is not null)
);
create index feedback_recent on feedback (created_at desc, id desc);
create index feedback_unread on feedback (id) where read_at is null;
create index feedback_of_person on feedback (user_id, id) where user_id is not null;

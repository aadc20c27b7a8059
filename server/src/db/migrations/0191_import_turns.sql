-- One import of a person is read at a time, whichever process reads it: a lease, renewed while the files come in and are read.
create table import_turns (
  user_id    integer primary key references users,
  holder     uuid not null,
  held_until timestamptz not null
);

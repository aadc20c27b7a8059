-- What admins did (rule 30), whoever they were and whatever becomes of them: it can be added to, never changed.
-- Facts before and after hold no name, mail address, token or bank account in full, so that an erasure leaves nothing here.
create table audit_log (
  id          bigint generated always as identity primary key,
  at          timestamptz not null,
  actor_id    integer references users, -- null: the command line
  action      text not null check (action ~ '^[a-z_]+\.[a-z_]+$'),
  target_kind text not null check (target_kind ~ '^[a-z_]+$'),
  target_id   integer,
  before      jsonb,
  after       jsonb
);
create trigger audit_log_append_only before update or delete or truncate on audit_log
  for each statement execute function append_only();

-- An address counts once somebody has shown that its mailbox is theirs (rule 38).
alter table users add column email_confirmed_at timestamptz;

-- Whoever acted on a link we mailed, was charged after a notice, or was made an admin by the operator has done so.
update users u
set email_confirmed_at = greatest(
  u.created_at,
  coalesce(
    (select min(r.used_at) from password_resets r where r.user_id = u.id),
    (select y.method_since from payers y where y.user_id = u.id),
    u.created_at
  )
)
where u.erased_at is null
  and (
    u.is_admin
    or exists (select from password_resets r where r.user_id = u.id and r.used_at is not null)
    or exists (select from payers y where y.user_id = u.id and y.method_since is not null)
  );

-- What was mailed to find out whose mailbox it is. The code and the link are derived from this row and the operator's key:
-- neither can be read here. `first`: the address of the account; `change`: the one that is to take its place.
create table address_confirmations (
  id         integer generated always as identity primary key,
  user_id    integer not null references users,
  kind       text not null check (kind in ('first', 'change')),
  email      citext not null check (char_length(email) <= 200),
  created_at timestamptz not null,
  tries      smallint not null default 0 check (tries >= 0),
  done_at    timestamptz,
  -- The confirmed address before a change: it may be put back for a while.
  old_email  citext check (char_length(old_email) <= 200),
  undone_at  timestamptz,
  constraint only_a_change_is_undone check (kind = 'change' or (old_email is null and undone_at is null)),
  constraint undone_after_it_was_done check (undone_at is null or done_at is not null)
);
create index address_confirmations_of_user on address_confirmations (user_id, id desc);
create index address_confirmations_by_age on address_confirmations (created_at);
create index addresses_that_may_return on address_confirmations (old_email) where old_email is not null and undone_at is null;

-- A reset link is derived from a seed and the operator's key, so that the same link can be sent twice and none can be
-- read here or in the outbox. Null: made before this.
alter table password_resets add column seed bytea check (octet_length(seed) = 32);

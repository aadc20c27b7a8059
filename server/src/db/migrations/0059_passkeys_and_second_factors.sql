-- A key on somebody's device that signs in without a password. The counter is what the device said last: one that does
-- not grow was copied.
create table passkeys (
  id            integer generated always as identity primary key,
  user_id       integer not null references users,
  credential_id bytea not null constraint passkeys_are_of_one_person unique
    check (octet_length(credential_id) between 1 and 1023),
  public_key    bytea not null,
  counter       bigint not null check (counter >= 0),
  transports    text[] not null default '{}',
  name          text not null check (char_length(name) between 1 and 60),
  created_at    timestamptz not null,
  used_on       date
);
create index passkeys_of_person on passkeys (user_id);

-- What a device was asked to sign: once, for one purpose and one person, and for minutes of the database's own clock, which
-- is the same for every process and moves with no demo.
create table passkey_challenges (
  ticket_hash    bytea primary key,
  challenge_hash bytea not null,
  purpose        text not null check (purpose in ('add', 'sign_in', 'proof', 'second_factor')),
  user_id        integer references users,
  session_id     integer references sessions (id) on delete cascade,
  expires_at     timestamptz not null,
  constraint only_a_sign_in_is_nobodys check ((purpose = 'sign_in') = (user_id is null) and (user_id is null) = (session_id is null))
);
create index passkey_challenges_over on passkey_challenges (expires_at);
create index passkey_challenges_of_person on passkey_challenges (user_id);

-- What an admin shows beside the password (rule 40). The row begins when an admin's password was found good enough.
create table second_factors (
  user_id        integer primary key references users,
  password_at    timestamptz not null,
  totp_sealed    bytea,
  pending_sealed bytea,
  last_step      bigint not null default 0
);
comment on column second_factors.pending_sealed is 'A secret that was shown and not confirmed by a code yet.';
comment on column second_factors.last_step is 'The newest 30 seconds whose code was accepted: none of them or before is accepted again.';

create table recovery_codes (
  code_hash bytea primary key,
  user_id   integer not null references users,
  used_at   timestamptz
);
create index recovery_codes_of_person on recovery_codes (user_id);

-- The books of a month, sealed: whoever keeps the published checksum sees when anything before it was changed.

-- A journal as one line of text, the same for ever: what its leaf is the hash of.
create view journal_texts as
select j.id,
  concat_ws('|', j.id, j.key, j.kind, to_char(j.occurred_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), j.total_cents, (
    select string_agg(d.code || ':' || d.owner_id || '>' || c.code || ':' || c.owner_id || '=' || t.amount_cents, ';' order by t.id)
    from transfers t
    join accounts d on d.id = t.debit_id
    join accounts c on c.id = t.credit_id
    where t.journal_id = j.id
  )) as text
from journals j;

create table ledger_seals (
  month     integer primary key check (month between 202001 and 209912 and month % 100 between 1 and 12), -- of the booking
  salt      bytea not null check (length(salt) = 32), -- never published: amounts are small enough to be guessed
  journals  integer not null check (journals >= 0),
  last_journal bigint not null,
  previous  bytea not null check (length(previous) = 32),
  checksum  bytea not null check (length(checksum) = 32),
  sealed_at timestamptz not null
);

create table ledger_leaves (
  journal_id bigint primary key references journals,
  month      integer not null,
  position   integer not null check (position > 0),
  leaf       bytea not null check (length(leaf) = 32),
  unique (month, position)
);

-- A journal's own salt can be told to whom it concerns, without that of any other.
create function leaf_salt(seal_salt bytea, journal_id bigint) returns text
language sql immutable strict parallel safe
as $$ select encode(sha256(seal_salt || convert_to(journal_id::text, 'UTF8')), 'hex') $$;

create function leaf_of(salt text, journal_text text) returns bytea
language sql immutable strict parallel safe
as $$ select sha256(convert_to(salt || '|' || journal_text, 'UTF8')) $$;

create trigger ledger_seals_append_only before update or delete or truncate on ledger_seals
  for each statement execute function append_only();
create trigger ledger_leaves_append_only before update or delete or truncate on ledger_leaves
  for each statement execute function append_only();

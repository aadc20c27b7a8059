-- People, their pictures and sign-ins, the organisations they choose. Everything else refers to these.
create extension if not exists citext;
create extension if not exists pg_trgm;
create extension if not exists btree_gist;

-- One picture store for one backup: bytes by content hash, written once, served as immutable.
create table pictures (
  hash         text primary key check (hash ~ '^[0-9a-f]{64}$'),
  content_type text not null check (content_type in ('image/webp', 'image/svg+xml')),
  width        integer not null check (width > 0),
  height       integer not null check (height > 0),
  content      bytea not null,
  created_at   timestamptz not null
);

create table users (
  id             integer generated always as identity primary key,
  email          citext not null constraint one_account_per_email unique check (char_length(email) <= 200),
  password_hash  text not null,
  first_name     text not null check (char_length(first_name) between 1 and 200),
  last_name      text not null check (char_length(last_name) between 1 and 200),
  phone          text check (char_length(phone) <= 200),
  gender         text check (gender in ('female', 'male', 'other')),
  birthday       date,
  height_cm      integer check (height_cm between 30 and 300),
  weight_kg      numeric(4, 1) check (weight_kg between 2 and 500),
  picture_hash   text references pictures,
  language       text not null default 'en' check (language in ('en', 'fr', 'nl')),
  is_admin       boolean not null default false,
  active_source  text not null default 'manual' check (active_source in ('manual', 'strava', 'garmin', 'health')),
  created_at     timestamptz not null,
  erased_at      timestamptz
);
create index users_name_search on users using gin ((first_name || ' ' || last_name) gin_trgm_ops);
create index users_recent on users (created_at desc, id desc);

-- What others may see and which mails a person wants. One row a person, made with the account.
create table privacy_settings (
  user_id         integer primary key references users,
  pseudo          text check (char_length(pseudo) between 1 and 200),
  public          boolean not null default true,
  funds_raised    boolean not null default true,
  calories_burned boolean not null default true,
  backers_count   boolean not null default true,
  backers_detail  boolean not null default true,
  organisations   boolean not null default true,
  burners_count   boolean not null default true,
  burners_detail  boolean not null default true,
  donations       boolean not null default true,
  newsletter      boolean not null default false,
  new_donor       boolean not null default true,
  reminder_sync   boolean not null default true,
  month_recap     boolean not null default true
);

-- A sign-in. Only the hash of its random 256-bit token is kept.
create table sessions (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  user_id    integer not null references users,
  created_at timestamptz not null,
  revoked_at timestamptz
);
create index sessions_of_user on sessions (user_id) where revoked_at is null;

create table password_resets (
  id         integer generated always as identity primary key,
  user_id    integer not null references users,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  created_at timestamptz not null,
  used_at    timestamptz
);
create index password_resets_of_user on password_resets (user_id, created_at desc);

-- Explicit consents with the version of the text the person read (business rule 33).
create table consents (
  id           integer generated always as identity primary key,
  user_id      integer not null references users,
  kind         text not null check (kind in ('health', 'terms')),
  text_version text not null check (char_length(text_version) <= 40),
  granted_at   timestamptz not null,
  withdrawn_at timestamptz check (withdrawn_at >= granted_at)
);
create unique index one_standing_consent on consents (user_id, kind) where withdrawn_at is null;

create table organisations (
  id                integer generated always as identity primary key,
  name              text not null unique check (char_length(name) between 1 and 200),
  short_description text not null check (char_length(short_description) <= 200),
  long_description  text not null check (char_length(long_description) <= 10000),
  logo_hash         text references pictures,
  logo_gray_hash    text references pictures,
  banner_hash       text references pictures,
  created_at        timestamptz not null
);

create table user_organisations (
  user_id         integer not null references users,
  organisation_id integer not null references organisations,
  chosen_at       timestamptz not null,
  primary key (user_id, organisation_id)
);
create index user_organisations_of_organisation on user_organisations (organisation_id);

-- The demo's movable clock: one offset, read by every process. Production ignores the row.
create table demo_clock (
  only_row       boolean primary key default true check (only_row),
  offset_seconds bigint not null default 0
);
insert into demo_clock default values;

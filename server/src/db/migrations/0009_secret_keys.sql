-- Keys that sign links when the operator gave none in SECRET_KEYS. Made at the first start, kept with the data.
create table secret_keys (
  id         integer generated always as identity primary key,
  key        text not null check (char_length(key) >= 32),
  created_at timestamptz not null default now()
);

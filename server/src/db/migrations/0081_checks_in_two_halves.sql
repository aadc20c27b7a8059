-- The books' own result is kept first; the comparison with the provider follows, or why it could not be made.
-- Both null: there was no provider to compare with.
alter table ledger_checks
  add column provider_compared_at timestamptz,
  add column provider_failure text check (char_length(provider_failure) between 1 and 500);
update ledger_checks
set provider_compared_at = checked_at;
create index ledger_checks_with_provider on ledger_checks (provider_compared_at desc)
  where provider_compared_at is not null;

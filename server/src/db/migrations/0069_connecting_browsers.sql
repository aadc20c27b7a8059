-- Whose browser began a sign-in at a provider (the hash of its cookie). What comes back with another browser waits, sealed,
-- for somebody there to say that the account named on the page is theirs.
alter table integration_states
  add column browser_hash bytea check (octet_length(browser_hash) = 32),
  add column grant_sealed bytea,
  add constraint granted_when_used check (grant_sealed is null or used_at is not null);

-- What the app reads at every start and on every list, by index alone.
-- People with a pseudonym are found by it alone; the index of names in 0001 covers the others.
create index pseudonym_search on privacy_settings using gin (pseudo gin_trgm_ops) where pseudo is not null;
create index organisations_recent on organisations (created_at desc, id desc);
-- All versions of a payer's pledges; the constraint's gist index answers the same ten times slower.
create index pledges_of_payer on pledges (payer_id, burner_id);

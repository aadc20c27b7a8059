-- When a person last saved something, by the database's own clock, kept only where reads may come from a replica: for some
-- seconds after it all that they read comes from the primary, whichever process answers. A new sign-in counts as a save.
alter table sessions add column saved_at timestamptz;
alter table sessions alter column saved_at set default clock_timestamp();

-- What somebody began at a provider is taken only while they may still act: the sign-in stands that began a connection,
-- and who began a set-up acts for its payer, and nobody called it off since.
alter table integration_states add column session_id integer references sessions (id) on delete set null;
create index integration_states_of_a_session on integration_states (session_id);

alter table method_setups add column begun_by integer references users;
alter table method_setups add column called_off_at timestamptz;
comment on column method_setups.begun_by is 'Null: before this was kept.';
create index method_setups_begun_by on method_setups (begun_by) where finished_at is null;

-- What grows every month and proves nothing any more is deleted after a while (docs/operate/data.md), some thousand rows at a
-- time, found by an index.
create index outbox_done on outbox (coalesce(sent_at, given_up_at)) where coalesce(sent_at, given_up_at) is not null;
create index provider_events_done on provider_events (processed_at) where processed_at is not null;
create index workout_keys_by_age on workout_keys (added_at);
create index password_resets_by_age on password_resets (created_at);
create index sessions_ended on sessions (revoked_at) where revoked_at is not null;

-- A demo keeps its mails to be looked at.
alter table mails
  drop constraint mails_outbox_id_fkey,
  add constraint mails_outbox_id_fkey foreign key (outbox_id) references outbox on delete set null;
create index mails_of_outbox on mails (outbox_id) where outbox_id is not null;

-- The books compare each charge with the receipts sent for it, also when those are forgotten.
create table receipts_forgotten (
  charge_id integer primary key references charges,
  mails     integer not null check (mails > 0)
);

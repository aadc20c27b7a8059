-- Since when a mail that was due could not be sent. Each try moves `not_before` on, so that nothing looked late to whoever
-- watches while a worker tried a mail server that was away.
alter table outbox add column late_since timestamptz;
create index outbox_late on outbox (kind, late_since)
  where sent_at is null and given_up_at is null and late_since is not null;

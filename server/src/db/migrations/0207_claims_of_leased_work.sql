-- Who worked at a mail, a message of a provider of workouts or the end of a connection, and stood still for longer than its
-- lease, must not write over what the next worker does: each claim has its number (decision 37).
alter table outbox add column claim_no integer not null default 0;
alter table source_inbox add column claim_no integer not null default 0;
alter table source_revocations add column claim_no integer not null default 0;

-- A mail server accepted the mail, and what follows from that could not be noted yet: it is not sent again.
alter table outbox add column accepted_at timestamptz;

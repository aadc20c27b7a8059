-- Who works at a message of a provider of workouts, or ends a connection there, holds it by a lease that is renewed meanwhile
-- (decision 37), and no longer for minutes or by a lock.
alter table source_inbox add column lease_until timestamptz;
alter table source_revocations add column lease_until timestamptz;

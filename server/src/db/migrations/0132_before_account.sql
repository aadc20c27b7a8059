-- What a provider has of somebody from before their account is not taken; it is counted, so that it can be said: by a
-- keyed hash of the workout's id, because a provider tells of the same one again.
alter table source_connections add column before_account text[] not null default '{}';

-- What admins look for.

-- People by mail address, or by a name behind a pseudonym, which nobody else finds.
create index users_for_admins on users using gin (search_text(first_name || ' ' || last_name || ' ' || email::text) gin_trgm_ops);
create index pseudonyms_for_admins on privacy_settings using gin (search_text(pseudo) gin_trgm_ops) where pseudo is not null;

-- The charges of a month, mails by how far they came.
create index charges_of_period on charges (period_id);
create index outbox_given_up on outbox (given_up_at) where given_up_at is not null;

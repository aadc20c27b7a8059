-- The lists of admins are read in their order as far as a page goes, and not sorted whole.
create index users_admins on users (id) where is_admin;
create index codes_newest on codes (created_at desc, id desc);
create index teams_newest on teams (created_at desc, id desc); -- deleted ones too
-- Of a month or of all: the largest charge first, then what is not charged.
create index charges_by_size on charges (period_id desc, amount_cents desc, statement_id);
drop index charges_of_period;
create index statements_not_charged on statements (period_id desc, id) where state in ('carried', 'waived', 'cancelled');

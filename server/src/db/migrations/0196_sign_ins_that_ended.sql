-- The export reads a person's sign-ins that ended, too: without an index of those it read everybody's.
create index sessions_of_person on sessions (user_id);
drop index sessions_of_user;

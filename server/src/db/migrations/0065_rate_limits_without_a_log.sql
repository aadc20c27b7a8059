-- Each sign-in counts in several of these rows, and hundreds at once count in the same one: waiting for the disk each time
-- would make a queue of them. A crash of the database may forget what was counted in the last minutes.
alter table rate_limits set unlogged;

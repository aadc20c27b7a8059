-- A drawn portrait that somebody chose instead of a photo (rule 62): what it is drawn from, never both.
alter table users add column portrait text;
alter table users add constraint portrait_of_a_seed check (portrait ~ '^[0-9a-z]{12}$');
alter table users add constraint one_picture check (portrait is null or picture_hash is null);

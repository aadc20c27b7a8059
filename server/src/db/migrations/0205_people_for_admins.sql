-- Where admins find people: by name, mail address and pseudonym, whoever they are, the newest first. All that is searched of a
-- person is one text with a space around each word, so that a search needs no other table and the order of the list comes
-- from the same index; the real name behind a pseudonym stands in it, unlike in `directory`.
create table admin_directory (
  user_id   integer primary key references privacy_settings (user_id) on delete cascade,
  words     text not null, -- the name and the mail address, then the pseudonym behind a sign that nobody can type
  joined_at timestamptz not null,
  erased    boolean not null
);

-- Locked first and read afterwards, as in `keep_directory`.
create function keep_admin_directory(changed integer[]) returns void language plpgsql as $$
begin
  perform from admin_directory where user_id = any(changed) order by user_id for no key update;
  insert into admin_directory as kept (user_id, words, joined_at, erased)
  select u.id,
    left(
      ' ' || search_text(u.first_name || ' ' || u.last_name || ' ' || u.email::text) || coalesce(' | ' || search_text(v.pseudo), '') || ' ',
      600 -- no more signs fit into an index, however many bytes each has
    ),
    u.created_at, u.erased_at is not null
  from users u
  join privacy_settings v on v.user_id = u.id
  where u.id = any(changed)
  order by u.id
  on conflict (user_id) do update
  set words = excluded.words, joined_at = excluded.joined_at, erased = excluded.erased;
end $$;

create function admin_directory_of_new_people() returns trigger language plpgsql as $$
begin
  perform keep_admin_directory(array(select user_id from new_rows));
  return null;
end $$;
create trigger admin_directory_came after insert on privacy_settings
  referencing new table as new_rows for each statement execute function admin_directory_of_new_people();

create function admin_directory_of_settings() returns trigger language plpgsql as $$
begin
  perform keep_admin_directory(array[new.user_id]);
  return null;
end $$;
create trigger admin_directory_changed after update of pseudo on privacy_settings
  for each row when (old.pseudo is distinct from new.pseudo)
  execute function admin_directory_of_settings();

create function admin_directory_of_user() returns trigger language plpgsql as $$
begin
  perform keep_admin_directory(array[new.id]);
  return null;
end $$;
create trigger admin_directory_changed after update of first_name, last_name, email, created_at, erased_at on users
  for each row when (
    (old.first_name, old.last_name, old.email::text, old.created_at, old.erased_at)
    is distinct from (new.first_name, new.last_name, new.email::text, new.created_at, new.erased_at)
  )
  execute function admin_directory_of_user();

select keep_admin_directory(array(select user_id from privacy_settings));

create index admin_directory_words on admin_directory using gin (words gin_trgm_ops);
-- What many have is found by going through the newest, for which the index is enough.
create index admin_directory_newest on admin_directory (joined_at desc, user_id desc) include (words, erased);
drop index users_for_admins;
drop index pseudonyms_for_admins;

-- Names that many have are looked for among the newest, whichever list it is, for which the index is enough; the burners' own
-- index has another order. What is searched of a name has as many signs as fit into it.
create or replace function keep_directory(changed integer[]) returns void language plpgsql as $$
begin
  perform from directory where user_id = any(changed) order by user_id for no key update;
  insert into directory as kept (user_id, found_as, is_burner, is_donor, joined_at)
  select u.id,
    case when v.public and u.erased_at is null
      then left(search_text(coalesce(nullif(btrim(v.pseudo), ''), u.first_name || ' ' || u.last_name)), 250)
    end,
    exists (select from user_organisations c where c.user_id = u.id),
    exists (select from payers y join pledges p on p.payer_id = y.id where y.user_id = u.id),
    u.created_at
  from users u
  join privacy_settings v on v.user_id = u.id
  where u.id = any(changed)
  order by u.id
  on conflict (user_id) do update set found_as = excluded.found_as, joined_at = excluded.joined_at;
end $$;
update directory set found_as = left(found_as, 250) where length(found_as) > 250;
create index directory_newest on directory (joined_at desc, user_id desc) include (words, found_as, rank, is_burner, is_donor)
  where found_as is not null;

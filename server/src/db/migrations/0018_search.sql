-- Search without accents, capitals or perfect spelling (docs/decisions/0005-search.md): what may be searched of a
-- person, an organisation or a team stands beside it as plain words, and all words in use stand in one table, where
-- those like a misspelt one are found.
create extension if not exists unaccent;

drop index users_name_search;
drop index pseudonym_search;

-- Words of small letters and digits with one space between them; nothing else of a text is searched.
create function search_text(written text) returns text
language sql immutable strict parallel safe
return btrim(regexp_replace(lower(unaccent('unaccent', normalize(written, NFKC))), '[^[:alnum:]]+', ' ', 'g'));

-- The words of a text with their places; the weight says what kind of text it was (A a name, B a line, C a page).
create function search_words_of(written text, weight text) returns tsvector
language sql immutable strict parallel safe
return (
  select coalesce(string_agg(quote_literal(left(word, 100)) || ':' || least(place, 16383) || weight, ' '), '')::tsvector
  from unnest(string_to_array(search_text(written), ' ')) with ordinality as words (word, place)
  where word <> ''
);

-- The first eight words typed, each whole ('') or as the beginning of a word (':*'); null when there is none.
create function search_query(typed text, ending text) returns tsquery
language sql immutable strict parallel safe
return (
  select string_agg(quote_literal(left(word, 100)) || ending, ' & ')::tsquery
  from unnest(string_to_array(search_text(typed), ' ')) with ordinality as words (word, place)
  where word <> ''
    and place <= 8
);

-- Every word of a name that may be found, with how many names have it: a misspelt word is looked up among these few
-- thousand instead of among all people. A word that nobody has any more goes, and an erased name with it.
create table search_words (
  kind text not null check (kind in ('person', 'organisation', 'team')),
  word text not null,
  uses integer not null,
  primary key (kind, word)
);
create index search_words_alike on search_words using gin (word gin_trgm_ops) with (fastupdate = off);

-- Of a table with the column found_as, the searchable name, null when it may not be found. Its argument is the kind.
create function count_search_words() returns trigger language plpgsql as $$
declare
  came text[] := '{}';
  went text[] := '{}';
begin
  if tg_op <> 'DELETE' then
    select coalesce(array_agg(found_as), '{}') into came from new_rows where found_as <> '';
  end if;
  if tg_op <> 'INSERT' then
    select coalesce(array_agg(found_as), '{}') into went from old_rows where found_as <> '';
  end if;
  insert into search_words as known (kind, word, uses)
  select tg_argv[0], word, sum(change)
  from (
    select left(unnest(string_to_array(name, ' ')), 100) as word, 1 as change from unnest(came) as name
    union all
    select left(unnest(string_to_array(name, ' ')), 100), -1 from unnest(went) as name
  ) changes
  group by word
  having sum(change) <> 0
  order by word -- one order for everybody: no deadlock
  on conflict (kind, word) do update set uses = known.uses + excluded.uses;
  if went <> '{}' then
    delete from search_words
    where kind = tg_argv[0]
      and uses = 0
      and word in (select left(unnest(string_to_array(name, ' ')), 100) from unnest(went) as name);
  end if;
  return null;
end $$;

-- What may be searched and listed of a person: the pseudonym where there is one, else the name, and nothing of who is
-- not public or erased. The name behind a pseudonym is not in here at all, so that it cannot be found or guessed.
create table directory (
  user_id   integer primary key references privacy_settings (user_id) on delete cascade,
  found_as  text,
  words     tsvector generated always as (search_words_of(found_as, 'A')) stored,
  is_burner boolean not null, -- has chosen an organisation
  is_donor  boolean not null, -- has or had a pledge
  joined_at timestamptz not null
);
create index directory_words on directory using gin (words) with (fastupdate = off) where found_as is not null;
create index directory_burners on directory (joined_at desc, user_id desc) where found_as is not null and is_burner;
create index directory_donors on directory (joined_at desc, user_id desc) where found_as is not null and is_donor;

create trigger directory_words_came after insert on directory
  referencing new table as new_rows for each statement execute function count_search_words('person');
create trigger directory_words_changed after update on directory
  referencing old table as old_rows new table as new_rows for each statement execute function count_search_words('person');
create trigger directory_words_went after delete on directory
  referencing old table as old_rows for each statement execute function count_search_words('person');

-- Brings these people's names up to date. The rows are locked first and everything is read afterwards, so that of two
-- changes at once the later one sees both, and no name comes back that a pseudonym has just replaced.
create function keep_directory(changed integer[]) returns void language plpgsql as $$
begin
  perform from directory where user_id = any(changed) order by user_id for no key update;
  insert into directory as kept (user_id, found_as, is_burner, is_donor, joined_at)
  select u.id,
    case when v.public and u.erased_at is null
      then search_text(coalesce(nullif(btrim(v.pseudo), ''), u.first_name || ' ' || u.last_name))
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

create function directory_of_new_people() returns trigger language plpgsql as $$
begin
  perform keep_directory(array(select user_id from new_rows));
  return null;
end $$;
create trigger directory_came after insert on privacy_settings
  referencing new table as new_rows for each statement execute function directory_of_new_people();

create function directory_of_settings() returns trigger language plpgsql as $$
begin
  perform keep_directory(array[new.user_id]);
  return null;
end $$;
create trigger directory_changed after update of pseudo, public on privacy_settings
  for each row when ((old.pseudo, old.public) is distinct from (new.pseudo, new.public))
  execute function directory_of_settings();

create function directory_of_user() returns trigger language plpgsql as $$
begin
  perform keep_directory(array[new.id]);
  return null;
end $$;
create trigger directory_changed after update of first_name, last_name, created_at, erased_at on users
  for each row when (
    (old.first_name, old.last_name, old.created_at, old.erased_at)
    is distinct from (new.first_name, new.last_name, new.created_at, new.erased_at)
  )
  execute function directory_of_user();

-- Who has chosen an organisation; again locked first and read afterwards.
create function keep_burners(changed integer[]) returns void language plpgsql as $$
begin
  perform from directory where user_id = any(changed) order by user_id for no key update;
  update directory d
  set is_burner = not d.is_burner
  where d.user_id = any(changed)
    and d.is_burner <> exists (select from user_organisations c where c.user_id = d.user_id);
end $$;
create function directory_of_choices() returns trigger language plpgsql as $$
begin
  perform keep_burners(array(select distinct user_id from choices));
  return null;
end $$;
create trigger directory_burner_came after insert on user_organisations
  referencing new table as choices for each statement execute function directory_of_choices();
create trigger directory_burner_went after delete on user_organisations
  referencing old table as choices for each statement execute function directory_of_choices();

-- Once a donor, always a donor: only the first pledge changes anything.
create function directory_of_pledges() returns trigger language plpgsql as $$
begin
  update directory d
  set is_donor = true
  from (select distinct y.user_id from new_rows p join payers y on y.id = p.payer_id) donors
  where d.user_id = donors.user_id
    and not d.is_donor;
  return null;
end $$;
create trigger directory_donor_came after insert on pledges
  referencing new table as new_rows for each statement execute function directory_of_pledges();

select keep_directory(array(select user_id from privacy_settings));

alter table organisations
  add column found_as text generated always as (search_text(name)) stored,
  add column words tsvector generated always as (
    search_words_of(name, 'A') || search_words_of(short_description, 'B') || search_words_of(long_description, 'C')
  ) stored;
create index organisations_words on organisations using gin (words);

alter table teams
  add column found_as text generated always as (case when deleted_at is null then search_text(name) end) stored,
  add column words tsvector generated always as (search_words_of(name, 'A') || search_words_of(description, 'C')) stored;
create index teams_words on teams using gin (words) where deleted_at is null;

create trigger organisations_words_came after insert on organisations
  referencing new table as new_rows for each statement execute function count_search_words('organisation');
create trigger organisations_words_changed after update on organisations
  referencing old table as old_rows new table as new_rows for each statement execute function count_search_words('organisation');
create trigger organisations_words_went after delete on organisations
  referencing old table as old_rows for each statement execute function count_search_words('organisation');
create trigger teams_words_came after insert on teams
  referencing new table as new_rows for each statement execute function count_search_words('team');
create trigger teams_words_changed after update on teams
  referencing old table as old_rows new table as new_rows for each statement execute function count_search_words('team');
create trigger teams_words_went after delete on teams
  referencing old table as old_rows for each statement execute function count_search_words('team');

insert into search_words (kind, word, uses)
select kind, left(word, 100), count(*)
from (
  select 'organisation' as kind, unnest(string_to_array(found_as, ' ')) as word from organisations
  union all
  select 'team', unnest(string_to_array(found_as, ' ')) from teams
) words
where word <> ''
group by kind, left(word, 100);

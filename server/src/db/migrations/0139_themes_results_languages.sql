-- What an organisation works for, what came of it, and its texts in each language. English stands in the organisation's
-- own row and is what a missing text falls back to.
alter table organisations
  add column themes text[] not null default '{}',
  add column result text,
  add column result_hash text references pictures,
  add constraint themes_we_know check (
    themes <@ array['nature', 'animals', 'poverty', 'health', 'youth', 'culture', 'rights', 'care']
    and cardinality(themes) <= 3
  ),
  add constraint result_is_short check (result <> '' and char_length(result) <= 200);

create table organisation_texts (
  organisation_id   integer not null references organisations,
  language          text not null check (language in ('fr', 'nl')),
  short_description text check (short_description <> '' and char_length(short_description) <= 200),
  long_description  text check (long_description <> '' and char_length(long_description) <= 10000),
  result            text check (result <> '' and char_length(result) <= 200),
  words tsvector generated always as (
    search_words_of(coalesce(short_description, ''), 'B') || search_words_of(coalesce(long_description, ''), 'C')
  ) stored,
  primary key (organisation_id, language)
);
create index organisation_texts_words on organisation_texts using gin (words);

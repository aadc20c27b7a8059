-- German is a language of posts, too.
alter table proof_posts
  drop constraint post_language,
  add constraint post_language check (language in ('en', 'fr', 'nl', 'de'));

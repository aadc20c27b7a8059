-- German, an official language of the country: one may read the product in it, be written to in it as an organisation's
-- contact, and organisations say what they do in it.
alter table users
  drop constraint users_language_check,
  add constraint users_language_check check (language in ('en', 'fr', 'nl', 'de'));
alter table organisations
  drop constraint organisations_contact_language_check,
  add constraint organisations_contact_language_check check (contact_language in ('en', 'fr', 'nl', 'de'));
alter table organisation_texts
  drop constraint organisation_texts_language_check,
  add constraint organisation_texts_language_check check (language in ('fr', 'nl', 'de'));

-- A sign-in has a name of its own (its token is secret), what a person recognises it by, and whether a second factor was
-- shown with it. `seen_on` is a day: nothing finer is needed to recognise a sign-in one forgot.
alter table sessions
  add column id integer generated always as identity,
  add column device text check (char_length(device) between 1 and 80),
  add column seen_on date,
  add column second_factor_at timestamptz;
alter table sessions add constraint sessions_have_ids unique (id);

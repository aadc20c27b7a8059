-- A registration that is under way belongs to the person it was begun for (rule 52), not to a device: where it stands,
-- and the shared link that brought them here, until it is done or they sign out.
create table registrations (
  user_id  integer primary key references users,
  type     text,
  step     text not null,
  wanted   text,
  begun_at timestamptz not null,
  constraint registration_of_a_known_type check (type in ('burner', 'donor', 'both')),
  constraint registration_at_a_known_step check (step in ('type', 'organisations', 'burner', 'payment', 'last')),
  constraint wanted_within_the_product check (wanted like '/%' and wanted not like '//%' and length(wanted) <= 300)
);

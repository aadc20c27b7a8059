-- A donor's one tap on somebody's finished week (rule 68). week: its Monday.
create table cheers (
  burner_id  integer not null references users,
  week       date not null,
  donor_id   integer not null references users,
  cheered_at timestamptz not null,
  constraint cheer_once primary key (burner_id, week, donor_id),
  constraint cheer_of_a_week check (extract(isodow from week) = 1),
  constraint cheer_is_for_another check (burner_id <> donor_id)
);

create index cheers_of_a_donor on cheers (donor_id, week);

-- What an erasure needs to know (rule 31).

-- The payment provider forgets too. Whose name and address it was told: the person's own, of a team that of the
-- admin who opened its page last. A vendor is not called in the middle of an erasure, so what was forgotten is remembered.
alter table payers
  add column team_contact_id integer references users,
  add column customer_forgotten_at timestamptz,
  add constraint only_a_team_has_a_contact check (team_contact_id is null or team_id is not null);
create index payers_by_contact on payers (team_contact_id) where team_contact_id is not null;
create index users_erased on users (id) where erased_at is not null;

-- A picture goes with the last one who shows it: to know that quickly, whoever refers to it is found by index.
create index users_by_picture on users (picture_hash) where picture_hash is not null;
create index teams_by_picture on teams (picture_hash) where picture_hash is not null;
create index teams_by_banner on teams (banner_hash) where banner_hash is not null;

-- Who was erased stays so, also for a request that was on its way.
create function erased_stays_erased() returns trigger language plpgsql as $$
begin
  raise exception 'user % is erased', old.id using errcode = '23514', constraint = 'erased_stays_erased';
end $$;
create trigger erased_stays_erased before update on users
  for each row when (old.erased_at is not null) execute function erased_stays_erased();

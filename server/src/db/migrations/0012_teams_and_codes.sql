-- Teams and codes (rules 20 to 25). A team may pay like a person does, so a payer is now one of the two.
create table teams (
  id           integer generated always as identity primary key,
  name         text not null check (char_length(name) between 1 and 200),
  description  text not null default '' check (char_length(description) <= 10000),
  picture_hash text references pictures,
  banner_hash  text references pictures,
  created_by   integer not null references users,
  created_at   timestamptz not null,
  deleted_at   timestamptz -- a deleted team stays for the statements that name it, its members too: its admins get the mails about what is still billed
);
create index teams_recent on teams (created_at desc, id desc) where deleted_at is null;

create table team_members (
  team_id   integer not null references teams,
  user_id   integer not null references users,
  is_admin  boolean not null default false,
  joined_at timestamptz not null,
  primary key (team_id, user_id)
);
create index team_members_of_person on team_members (user_id, team_id);

-- Rule 25: who remains in a team always includes an admin. Checked at commit, so that one transaction may promote and leave.
create function team_keeps_an_admin() returns trigger language plpgsql as $$
begin
  if exists (select 1 from team_members where team_id = old.team_id)
     and not exists (select 1 from team_members where team_id = old.team_id and is_admin) then
    raise exception 'team % would have no admin', old.team_id
      using errcode = '23514', constraint = 'team_keeps_an_admin';
  end if;
  return null;
end $$;
create constraint trigger team_keeps_an_admin after update or delete on team_members
  deferrable initially deferred for each row execute function team_keeps_an_admin();

alter table payers alter column user_id drop not null;
alter table payers add column team_id integer unique references teams;
alter table payers add constraint a_person_or_a_team_pays check (num_nonnulls(user_id, team_id) = 1);

-- A code is a standing offer of its owner: to back whoever applies it (rate above 0), or to let them in (rate 0).
create table codes (
  id            integer generated always as identity primary key,
  code          text not null constraint one_code unique check (code ~ '^[23456789ABCDEFGHJKMNPQRSTUVWXYZ]{8}$'),
  owner_user_id integer references users,
  owner_team_id integer references teams,
  created_by    integer not null references users,
  label         text check (char_length(label) between 1 and 200),
  rate_c100     integer not null check (rate_c100 between 0 and 1000),
  cap_cents     bigint check (cap_cents >= 100),
  max_uses      integer check (max_uses >= 1),
  uses_count    integer not null default 0 check (uses_count >= 0),
  valid_until   date, -- inclusive, Brussels
  archived_at   timestamptz,
  created_at    timestamptz not null,
  constraint a_code_has_one_owner check (num_nonnulls(owner_user_id, owner_team_id) = 1),
  constraint an_invitation_has_no_limit check (rate_c100 > 0 or cap_cents is null),
  constraint never_more_uses_than_allowed check (max_uses is null or uses_count <= max_uses)
);
create index codes_of_person on codes (owner_user_id, created_at desc) where owner_user_id is not null;
create index codes_of_team on codes (owner_team_id, created_at desc) where owner_team_id is not null;

-- One use is one person (rule 23).
create table code_uses (
  code_id integer not null references codes,
  user_id integer not null references users,
  used_at timestamptz not null,
  primary key (code_id, user_id)
);
create index code_uses_of_person on code_uses (user_id);

-- Which code a pledge came from, so that its owner may stop all of those at once. A later change by hand clears it.
alter table pledges add column code_id integer references codes;
create index pledges_of_code on pledges (code_id) where code_id is not null;

-- Rule 20: nobody pays for themself, nor through a team in which they are the only member.
create or replace function no_self_pledge() returns trigger language plpgsql as $$
begin
  if exists (select 1 from payers where id = new.payer_id and user_id = new.burner_id) or (
    exists (
      select 1
      from payers y
      join team_members m on m.team_id = y.team_id
      where y.id = new.payer_id
        and m.user_id = new.burner_id
    ) and not exists (
      select 1
      from payers y
      join team_members m on m.team_id = y.team_id
      where y.id = new.payer_id
        and m.user_id <> new.burner_id
    )
  ) then
    raise exception 'nobody pledges to themself' using errcode = '23514', constraint = 'no_self_pledge';
  end if;
  return new;
end $$;

-- Who acts for a payer, and gets its mails: the person, or every admin of the team (rule 25).
create view payer_people as
  select id as payer_id, user_id, null::integer as team_id
  from payers
  where user_id is not null
  union all
  select y.id, m.user_id, y.team_id
  from payers y
  join team_members m on m.team_id = y.team_id and m.is_admin
  join users u on u.id = m.user_id
  where u.erased_at is null;

-- How others read a payer's name. `ended`: an erased person gets no notice any more, so is never charged (rule 31).
create view payer_names as
  select y.id as payer_id, u.first_name, u.last_name, s.pseudo, u.erased_at is not null as ended
  from payers y
  join users u on u.id = y.user_id
  join privacy_settings s on s.user_id = u.id
  union all
  select y.id, t.name, '', null, not exists (select 1 from payer_people p where p.payer_id = y.id)
  from payers y
  join teams t on t.id = y.team_id;

-- Who is related to somebody not public (rule 35): what a viewer did alone never makes them so.

-- Since when somebody is not public. Null for those who are; of rows that were hidden before this was kept nobody knows
-- the day, so that of their account stands: nothing opens by it.
alter table privacy_settings add column hidden_since timestamptz;
update privacy_settings v
set hidden_since = u.created_at
from users u
where u.id = v.user_id
  and not v.public;

alter table pledges
  add column began_at timestamptz, -- of a changed pledge, when its first version began; null: this is the first
  add column by_burner boolean not null default false; -- the burner let it begin: by a code they applied, by their secret link

with recursive runs as (
  select p.id, p.payer_id, p.burner_id, p.valid, lower(p.valid) as began_at, p.code_id is not null as by_burner
  from pledges p
  where not exists (
    select
    from pledges before
    where before.payer_id = p.payer_id
      and before.burner_id = p.burner_id
      and upper(before.valid) = lower(p.valid)
  )
  union all
  select p.id, p.payer_id, p.burner_id, p.valid, runs.began_at, runs.by_burner or p.code_id is not null
  from runs
  join pledges p on p.payer_id = runs.payer_id and p.burner_id = runs.burner_id and lower(p.valid) = upper(runs.valid)
)
update pledges p
set began_at = nullif(runs.began_at, lower(p.valid)), by_burner = runs.by_burner
from runs
where runs.id = p.id
  and (runs.by_burner or runs.began_at < lower(p.valid));

-- The secret part of an invite link. A new one replaces the old: links with that open nothing any more.
create table invite_keys (
  user_id integer primary key references users,
  key     text not null check (key ~ '^[A-Za-z0-9_-]{22,64}$'),
  made_at timestamptz not null
);

-- Donors whom a burner does not want: a person or a team.
create table refused_donors (
  burner_id  integer not null references users,
  user_id    integer references users,
  team_id    integer references teams,
  refused_at timestamptz not null,
  constraint a_person_or_a_team_is_refused check (num_nonnulls(user_id, team_id) = 1),
  unique (burner_id, user_id),
  unique (burner_id, team_id)
);
create index refused_donors_by_person on refused_donors (user_id) where user_id is not null;
create index refused_donors_by_team on refused_donors (team_id) where team_id is not null;

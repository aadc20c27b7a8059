-- What others may know of workouts that are not settled yet (rule 37): copies that change at a step only, at midnight in
-- Brussels for who pays and on Mondays for everybody else. An edit, a deletion, a late arrival or an accepted one reaches
-- them with the next step and never between two.
create table shown_steps (
  step  text primary key check (step in ('day', 'week')),
  until timestamptz not null -- what ended before this instant is shown
);
insert into shown_steps values ('day', '-infinity'), ('week', '-infinity');

-- A workout that is deleted stays here until the step, so this refers to none.
create table shown_workouts (
  step       text not null references shown_steps,
  workout_id integer not null,
  user_id    integer not null references users,
  end_utc    timestamptz not null,
  kcal       integer not null,
  synced     boolean not null,
  garmin     boolean not null,
  primary key (step, workout_id)
);
create index shown_workouts_of_user on shown_workouts (user_id, step, end_utc) include (kcal, synced);

-- Whose copies are not of now. `changed_in`: how far was shown when the first change came; the next step takes them.
create table shown_stale (
  step       text not null references shown_steps,
  user_id    integer not null references users,
  changed_in timestamptz not null,
  primary key (step, user_id)
);

-- A row that is there is locked and stays as it is, so that a step which has read somebody's workouts is not forgotten by
-- a change that it could not see.
create function mark_shown_stale(changed integer[]) returns void language sql as $$
  insert into shown_stale (step, user_id, changed_in)
  select s.step, people.user_id, s.until
  from shown_steps s
  cross join (select distinct unnest(changed) as user_id) people
  order by 1, 2
  on conflict (step, user_id) do update set changed_in = shown_stale.changed_in
$$;

create function shown_stale_of_rows() returns trigger language plpgsql as $$
begin
  perform mark_shown_stale(array(select distinct user_id from moved_rows));
  return null;
end $$;
create trigger shown_stale_came after insert on workouts
  referencing new table as moved_rows for each statement execute function shown_stale_of_rows();
create trigger shown_stale_went after delete on workouts
  referencing old table as moved_rows for each statement execute function shown_stale_of_rows();

create function shown_stale_of_row() returns trigger language plpgsql as $$
begin
  perform mark_shown_stale(array[old.user_id, new.user_id]);
  return null;
end $$;
create trigger shown_stale_changed after update of user_id, end_utc, kcal_counted, status, trust, source on workouts
  for each row when (
    (old.user_id, old.end_utc, old.kcal_counted, old.status, old.trust, old.source)
    is distinct from (new.user_id, new.end_utc, new.kcal_counted, new.status, new.trust, new.source)
  )
  execute function shown_stale_of_row();

create index workouts_unsettled_of_user on workouts (user_id, end_utc) include (kcal_counted)
  where settled_in is null and status = 'ok';

select mark_shown_stale(array(select distinct user_id from workouts where settled_in is null and status = 'ok'));

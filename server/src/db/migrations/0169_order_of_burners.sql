-- The order of the list of burners, and who of them moves about as much as somebody (rule 71): who moved lately and shows
-- a cause stands first. Only what everybody may see counts, so the place of whoever hides it says nothing.
alter table directory
  -- How much they moved in the four weeks up to the last weekly step (rule 37): half doublings of a week's kcal, 0 up to
  -- 100. Null: not at all, or hidden.
  add column pace smallint,
  add column shows_cause boolean not null default true,
  add column rank smallint not null generated always as (
    case when pace is null then 0 else 1 end + case when shows_cause then 1 else 0 end
  ) stored,
  add constraint directory_pace check (pace >= 0);

drop index directory_burners;
create index directory_burners on directory (rank desc, joined_at desc, user_id desc)
  where found_as is not null and is_burner;
create index directory_paces on directory (user_id) where pace is not null;

-- Settled workouts exactly, the others as they were at the weekly step, as everybody sees the sums of months.
create function shown_pace(person integer) returns smallint language sql stable
return (
  select case when sum(kcal) >= 10
    then (2 * log(2, greatest(sum(kcal) / 40 * 10, 100)::numeric / 100))::integer::smallint
  end
  from (
    select s.kcal
    from shown_steps step
    join shown_workouts s on s.step = step.step and s.user_id = person and s.end_utc >= step.until - interval '28 days'
    left join workouts w on w.id = s.workout_id
    where step.step = 'week'
      and w.settled_in is null
    union all
    select w.kcal_counted
    from shown_steps step
    join workouts w on w.user_id = person and w.end_utc >= step.until - interval '28 days' and w.end_utc < step.until
    where step.step = 'week'
      and w.settled_in is not null
      and w.status = 'ok'
  ) lately
);

-- Locked first and read afterwards, like the names.
create function keep_order(changed integer[]) returns void language plpgsql as $$
begin
  perform from directory where user_id = any(changed) order by user_id for no key update;
  update directory d
  set pace = now_so.pace,
    shows_cause = now_so.shows_cause
  from (
    select v.user_id, v.organisations as shows_cause, case when v.calories_burned then shown_pace(v.user_id) end as pace
    from privacy_settings v
    where v.user_id = any(changed)
  ) now_so
  where d.user_id = now_so.user_id
    and (d.pace, d.shows_cause) is distinct from (now_so.pace, now_so.shows_cause);
end $$;

create function order_of_people() returns trigger language plpgsql as $$
begin
  perform keep_order(array(select user_id from new_rows));
  return null;
end $$;
create trigger directory_order_came after insert on directory
  referencing new table as new_rows for each statement execute function order_of_people();

create function order_of_settings() returns trigger language plpgsql as $$
begin
  perform keep_order(array[new.user_id]);
  return null;
end $$;
create trigger directory_order_changed after update of calories_burned, organisations on privacy_settings
  for each row when ((old.calories_burned, old.organisations) is distinct from (new.calories_burned, new.organisations))
  execute function order_of_settings();

-- A new week: whoever had moved may have done so more than four weeks ago.
create function order_of_week() returns trigger language plpgsql as $$
begin
  perform keep_order(array(select user_id from directory where pace is not null));
  return null;
end $$;
create trigger directory_order_aged after update of until on shown_steps
  for each row when (new.step = 'week' and old.until is distinct from new.until)
  execute function order_of_week();

create function order_of_copies() returns trigger language plpgsql as $$
begin
  perform keep_order(array(select distinct user_id from copies where step = 'week'));
  return null;
end $$;
create trigger directory_order_shown after insert on shown_workouts
  referencing new table as copies for each statement execute function order_of_copies();
create trigger directory_order_gone after delete on shown_workouts
  referencing old table as copies for each statement execute function order_of_copies();

select keep_order(array(select user_id from directory));

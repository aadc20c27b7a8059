-- A workout belongs to a month when it is taken, not when the month is closed (decision 68): the month of its end, or the
-- first one that still takes workouts. The close turns that over and computes from what belongs to the month, without
-- writing a row of a workout and without anybody waiting for it.

-- A month that takes no workouts any more and has no statements yet is `computing`.
alter table billing_periods
  drop constraint billing_periods_stage_check,
  drop constraint computed_once_past_open,
  add constraint billing_periods_stage_check
    check (stage in ('open', 'computing', 'computed', 'announced', 'settled', 'closed')),
  add constraint computed_once_past_computing check ((stage in ('open', 'computing')) = (computed_at is null));

create or replace function months_go_on() returns trigger language plpgsql as $$
declare
  stages constant text[] := array['open', 'computing', 'computed', 'announced', 'settled', 'closed'];
begin
  if tg_op = 'DELETE' or array_position(stages, new.stage) < array_position(stages, old.stage) then
    raise exception 'month % does not go back', old.id using errcode = '23514', constraint = 'months_go_on';
  end if;
  return new;
end $$;

-- The last month whose workouts are settled: they cannot change any more. 0: none.
create function settled_through() returns integer
language sql stable parallel safe
return (select coalesce(max(id), 0) from billing_periods where stage <> 'open');

-- The last month whose statements are written. 0: none.
create function computed_through() returns integer
language sql stable parallel safe
return (select coalesce(max(id), 0) from billing_periods where computed_at is not null);

-- The month that a workout would belong to now (rule 6); null: it ended too long before. Before the first close a late one
-- begins the month before it was received at the earliest.
create function month_taking(end_utc timestamptz, received_at timestamptz) returns integer
language sql stable
return (
  select case
    when end_utc >= make_timestamptz(month / 100, month % 100, 1, 0, 0, 0, 'Europe/Brussels') - interval '840 hours' then month
  end
  from (
    select greatest(
      period_of(end_utc),
      case
        when through = 0 then period_of(received_at - interval '1 month')
        when through % 100 = 12 then through + 89
        else through + 1
      end
    ) as month
    from (select settled_through() as through) settled
  ) taking
);

drop trigger workout_guard on workouts;
drop index workouts_unsettled, workouts_settled, workouts_unsettled_of_user;
alter table workouts drop constraint workouts_settled_in_fkey;
alter table workouts rename column settled_in to period_id;
alter table workouts rename constraint only_counted_workouts_settle to only_counted_workouts_have_a_month;
update workouts set period_id = month_taking(end_utc, received_at) where period_id is null and status = 'ok';

create index workouts_of_period on workouts (period_id, user_id) where period_id is not null;
create index workouts_counted_of_user on workouts (user_id, period_id) where status = 'ok';

-- The lock waits for a month that is being turned over and is read after it, so nothing gets into a month that has gone.
create function workout_belongs() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtext('close of a month'));
  if tg_op = 'UPDATE' and old.period_id <= settled_through() then
    return new; -- what may change of it is the guard's
  end if;
  new.period_id := case when new.status = 'ok' then month_taking(new.end_utc, new.received_at) end;
  return new;
end $$;
create trigger workout_belongs before insert or update of status, end_utc, received_at on workouts
  for each row execute function workout_belongs();

create or replace function workout_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'workout % is settled', old.id using errcode = '23514';
  end if;
  if (new.kcal_counted, new.start_utc, new.end_utc, new.user_id, new.status, new.period_id)
     is distinct from (old.kcal_counted, old.start_utc, old.end_utc, old.user_id, old.status, old.period_id) then
    raise exception 'workout % is settled', old.id using errcode = '23514';
  end if;
  return new;
end $$;
create trigger workout_guard before update or delete on workouts
  for each row when (old.period_id <= settled_through()) execute function workout_guard();

create or replace function shown_pace(person integer) returns smallint language sql stable
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
      and (w.period_id is null or w.period_id > (select settled_through()))
    union all
    select w.kcal_counted
    from shown_steps step
    join workouts w on w.user_id = person and w.end_utc >= step.until - interval '28 days' and w.end_utc < step.until
    where step.step = 'week'
      and w.period_id <= (select settled_through())
      and w.status = 'ok'
  ) lately
);

-- Whether a workout is settled was decided by what the statement saw when it began: one that had waited while its month was
-- turned over passed. Now every change waits for the turn-over first and looks after it, as an insert does (0186).
create or replace function workout_guard() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtext('close of a month'));
  if old.period_id is null or old.period_id > settled_through() then
    return case when tg_op = 'DELETE' then old else new end;
  end if;
  if tg_op = 'DELETE' then
    raise exception 'workout % is settled', old.id using errcode = '23514';
  end if;
  if (new.kcal_counted, new.start_utc, new.end_utc, new.user_id, new.status, new.period_id)
     is distinct from (old.kcal_counted, old.start_utc, old.end_utc, old.user_id, old.status, old.period_id) then
    raise exception 'workout % is settled', old.id using errcode = '23514';
  end if;
  return new;
end $$;
drop trigger workout_guard on workouts;
create trigger workout_guard before update or delete on workouts
  for each row execute function workout_guard();

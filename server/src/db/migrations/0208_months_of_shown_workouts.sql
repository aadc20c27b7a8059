-- What others are shown of a month is what its close will ask for: a copy of a workout keeps the month it belongs to (decision
-- 68). Null: it ended too long ago for any month.
alter table shown_workouts add column period_id integer;
update shown_workouts s
set period_id = coalesce((select w.period_id from workouts w where w.id = s.workout_id), period_of(s.end_utc));

drop index shown_workouts_of_user;
create index shown_workouts_of_user on shown_workouts (user_id, step, end_utc) include (kcal, synced, period_id);

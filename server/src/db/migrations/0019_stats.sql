-- Kcal by person and month, so that a chart of years reads as many rows as it has bars (docs/decisions/0006-stats.md).
-- What counts is what the statistics say: workouts that are ok, by the month in Brussels in which they ended.
create table kcal_months (
  user_id  integer not null references users,
  period   integer not null, -- yyyymm
  kcal     bigint not null,
  workouts integer not null,
  garmin   integer not null, -- of them recorded by a Garmin device: their brand's sentence stands beside the sums
  primary key (user_id, period)
);

create function period_of(instant timestamptz) returns integer
language sql immutable strict parallel safe
return (extract(year from instant at time zone 'Europe/Brussels') * 100 + extract(month from instant at time zone 'Europe/Brussels'))::integer;

create function is_garmin(source text) returns boolean
language sql immutable strict parallel safe
return source like 'garmin%' or source ilike 'strava:%garmin%';

-- Sums of many workouts that came or went, in one order for everybody: no deadlock. An empty month leaves no row.
create function count_kcal_months() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into kcal_months as m (user_id, period, kcal, workouts, garmin)
    select user_id, period_of(end_utc), sum(kcal_counted), count(*), count(*) filter (where is_garmin(source))
    from new_rows
    where status = 'ok'
    group by 1, 2
    order by 1, 2
    on conflict (user_id, period) do update
      set kcal = m.kcal + excluded.kcal, workouts = m.workouts + excluded.workouts, garmin = m.garmin + excluded.garmin;
  else
    insert into kcal_months as m (user_id, period, kcal, workouts, garmin)
    select user_id, period_of(end_utc), -sum(kcal_counted), -count(*), -count(*) filter (where is_garmin(source))
    from old_rows
    where status = 'ok'
    group by 1, 2
    order by 1, 2
    on conflict (user_id, period) do update
      set kcal = m.kcal + excluded.kcal, workouts = m.workouts + excluded.workouts, garmin = m.garmin + excluded.garmin;
    delete from kcal_months m
    using (select distinct user_id, period_of(end_utc) as period from old_rows) gone
    where m.user_id = gone.user_id
      and m.period = gone.period
      and m.workouts = 0;
  end if;
  return null;
end $$;
create trigger kcal_months_came after insert on workouts
  referencing new table as new_rows for each statement execute function count_kcal_months();
create trigger kcal_months_went after delete on workouts
  referencing old table as old_rows for each statement execute function count_kcal_months();

-- A changed workout leaves its month as it was and joins one as it is. Row by row and only for these columns, because a
-- trigger for whole statements cannot be told which columns matter, and the close settles a month of workouts at once.
create function move_kcal_months() returns trigger language plpgsql as $$
begin
  insert into kcal_months as m (user_id, period, kcal, workouts, garmin)
  select user_id, period, sum(kcal), sum(workouts), sum(garmin)
  from (
    select old.user_id, period_of(old.end_utc), -old.kcal_counted, -1, -is_garmin(old.source)::integer where old.status = 'ok'
    union all
    select new.user_id, period_of(new.end_utc), new.kcal_counted, 1, is_garmin(new.source)::integer where new.status = 'ok'
  ) changes (user_id, period, kcal, workouts, garmin)
  group by 1, 2
  order by 1, 2
  on conflict (user_id, period) do update
    set kcal = m.kcal + excluded.kcal, workouts = m.workouts + excluded.workouts, garmin = m.garmin + excluded.garmin;
  delete from kcal_months
  where user_id = old.user_id
    and period = period_of(old.end_utc)
    and workouts = 0;
  return null;
end $$;
create trigger kcal_months_changed after update of user_id, end_utc, kcal_counted, status, source on workouts
  for each row when (
    (old.user_id, old.end_utc, old.kcal_counted, old.status, old.source)
    is distinct from (new.user_id, new.end_utc, new.kcal_counted, new.status, new.source)
  )
  execute function move_kcal_months();

insert into kcal_months (user_id, period, kcal, workouts, garmin)
select user_id, period_of(end_utc), sum(kcal_counted), count(*), count(*) filter (where is_garmin(source))
from workouts
where status = 'ok'
group by 1, 2;

-- Each card of a person counts their running pledges and shows the viewer's own. From these indexes alone, which
-- PostgreSQL otherwise passes over for that of the constraint, ten times as slow.
drop index running_pledges_of_burner;
drop index running_pledges_of_payer;
create index running_pledges_of_burner on pledges (burner_id, payer_id) include (rate_c100, cap_cents) where upper_inf(valid);
create index running_pledges_of_payer on pledges (payer_id, burner_id) include (rate_c100, cap_cents) where upper_inf(valid);

-- What others are shown of a month is what its close will ask for: a copy of a workout keeps the month it belongs to (decision
-- 68). Null: it ended too long ago for any month.
alter table shown_workouts add column period_id integer;
update shown_workouts s
set period_id = coalesce((select w.period_id from workouts w where w.id = s.workout_id), period_of(s.end_utc));

drop index shown_workouts_of_user;
create index shown_workouts_of_user on shown_workouts (user_id, step, end_utc) include (kcal, synced, period_id);

-- What is kept of months goes in one order, whichever way a session finds it: two changes of the same months do not wait for
-- each other in a circle.
create or replace function forget_months(months integer[]) returns void language plpgsql as $$
declare
  kept record;
begin
  perform from billing_periods p
  where p.stage = 'closed'
    and p.id = any(months)
  order by p.id
  for share;
  if not found then
    return;
  end if;
  for kept in select period_id, figure from month_figures where period_id = any(months) order by period_id, figure loop
    delete from month_figures where period_id = kept.period_id and figure = kept.figure;
  end loop;
  for kept in select month from months_compared where what = 'books' and month = any(months) order by month loop
    delete from months_compared where what = 'books' and month = kept.month;
  end loop;
end $$;

-- The parts of a line, which its sum is computed from, come with it as its organisations do (0123), and none is added later,
-- whether it is charged or not.
create or replace function shares_begin_with_their_line() returns trigger language plpgsql as $$
declare
  older integer;
begin
  select l.id into older
  from added a
  join statement_lines l on l.id = a.line_id
  where l.xmin <> pg_current_xact_id()::xid
  limit 1;
  if older is not null then
    raise exception 'line % has its % already', older, case tg_table_name when 'line_parts' then 'parts' else 'organisations' end
      using errcode = '23514', constraint = 'shares_begin_with_their_line';
  end if;
  return null;
end $$;
create trigger shares_begin_with_their_line after insert on line_parts
  referencing new table as added
  for each statement execute function shares_begin_with_their_line();

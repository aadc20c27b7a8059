-- What somebody sets out to burn in a week: for their own eyes alone, and nothing follows from it. No row: no goal.
create table weekly_goals (
  user_id integer primary key references users,
  kcal    integer not null,
  set_at  timestamptz not null,
  constraint weekly_goal_within_bounds check (kcal between 100 and 50000)
);

-- Says that this database is a demo's: known passwords, a movable clock, no real money. Left in an empty database by the
-- first start with DEMO=1 and never taken away: with DEMO=0 such a database is refused, and with DEMO=1 any other one that
-- holds people. Nothing else tells the two apart once people have registered.
create table demo_mark (
  only_one  boolean primary key default true check (only_one),
  marked_at timestamptz not null default clock_timestamp()
);

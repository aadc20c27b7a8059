-- When a provider told what is kept of a workout: a message that was held up does not undo a later one.
alter table workouts add column told_at timestamptz;

-- A connection whose past cannot be read waits longer each time, and holds up nobody else's.
alter table source_connections
  add column catch_up_tries smallint not null default 0,
  add column catch_up_at    timestamptz; -- not before; null: at once

-- A phone sends a workout, and the answer is lost on the way: nobody knows whether it was saved. Sent again under the same
-- key it is the same workout. The key stays when the workout goes, else a late repetition would bring back what was deleted,
-- and for as long as the account: nobody can say how long a phone may be without a network.
create table workout_keys (
  user_id     integer not null references users,
  key         text not null check (char_length(key) between 1 and 100),
  -- SHA-256 of what was sent: other figures under the same key are another workout, and are refused.
  body_hash   bytea not null check (octet_length(body_hash) = 32),
  workout_id  integer references workouts on delete set null,
  added_at    timestamptz not null,
  primary key (user_id, key)
);
-- For the deletion of a workout.
create index workout_keys_of_workout on workout_keys (workout_id) where workout_id is not null;

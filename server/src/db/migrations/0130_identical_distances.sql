-- A track without calories (GPX) says by its distance that it is somebody else's: two bodies do not begin and end in the
-- same seconds with the same metres. Found by its seconds, as workouts_of_figures finds those with the same calories.
create index workouts_of_distances on workouts (
  date_trunc('second', start_utc at time zone 'UTC'),
  date_trunc('second', end_utc at time zone 'UTC')
)
  where trust <> 'manual' and km is not null;

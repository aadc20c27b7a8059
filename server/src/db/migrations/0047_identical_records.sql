-- Two bodies do not begin and end in the same seconds with the same calories: what somebody else's recording says as well
-- is looked at (workouts §3.4). A thousand records of one call are looked up, each by its second.
create index workouts_of_figures on workouts (date_trunc('second', start_utc at time zone 'UTC'), kcal_reported)
  where trust <> 'manual' and kcal_reported > 0;

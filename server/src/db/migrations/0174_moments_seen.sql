-- Which of what somebody reached they were shown (rule 72). No row: not yet.
create table moments_seen (
  user_id integer not null references users,
  moment  text not null,
  seen_at timestamptz not null,
  primary key (user_id, moment),
  constraint moment_seen check (
    moment in ('raised_arrived', 'given_arrived', 'raised_100', 'kcal_10000', 'first_donor')
  )
);

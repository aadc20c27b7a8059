-- The counters of rate-limiter-flexible, in the shape that library reads.
create table rate_limits (
  key    varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

-- Says which mode of Stripe the payers and charges here are of: noted by the first start with a key, never changed. A key of the
-- other mode knows none of them; each collection would fail and tell its payer so.
create table stripe_mode (
  only_one boolean primary key default true check (only_one),
  live     boolean not null,
  noted_at timestamptz not null default clock_timestamp()
);

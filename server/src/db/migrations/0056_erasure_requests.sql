-- A person who wants their account to end asks for it in the app, confirms it from their mailbox, and has some days to
-- think again (rules 31 and 38). One request at a time.
create table erasure_requests (
  user_id      integer primary key references users,
  asked_at     timestamptz not null,
  confirmed_at timestamptz,
  due_at       timestamptz,
  constraint confirmed_says_when_it_is_due check ((confirmed_at is null) = (due_at is null))
);
create index erasure_requests_due on erasure_requests (due_at) where due_at is not null;

-- What somebody is told in the app, and by a push where they asked for it: what it is about are ids and the figures of
-- that moment; names are looked up when it is read. push_at is null once it was pushed, or where nobody is to be pushed.
create table notifications (
  id      bigint generated always as identity primary key,
  user_id integer not null references users,
  kind    text not null,
  key     text not null,
  about   jsonb not null,
  told_at timestamptz not null,
  read_at timestamptz,
  push_at timestamptz,
  constraint notification_once unique (user_id, key),
  constraint notification_kind check (
    kind in ('new_donor', 'cheered', 'answered', 'collecting', 'collected', 'not_collected', 'proof')
  ),
  constraint notification_key_length check (length(key) between 1 and 200)
);

create index notifications_of_a_person on notifications (user_id, told_at desc, id desc);
create index notifications_to_push on notifications (push_at) where push_at is not null;
create index notifications_by_age on notifications (told_at);

-- One row per browser that somebody lets us push to, while they are signed in there. vapid_key is the public key it was subscribed with.
create table push_subscriptions (
  id         integer generated always as identity primary key,
  user_id    integer not null references users,
  session_id integer not null references sessions (id) on delete cascade,
  endpoint   text not null,
  p256dh     text not null,
  auth       text not null,
  vapid_key  text not null,
  created_at timestamptz not null,
  constraint push_subscription_endpoint_key unique (endpoint),
  constraint push_subscription_lengths check (
    length(endpoint) between 12 and 1000 and length(p256dh) between 80 and 100 and length(auth) between 16 and 40
  )
);

create index push_subscriptions_of_a_person on push_subscriptions (user_id);
create index push_subscriptions_of_a_session on push_subscriptions (session_id);

-- What of it is pushed, and when. No row: everything, at once, but not at night. Hours of the clock in Brussels.
create table push_settings (
  user_id     integer primary key references users,
  refused     text[] not null,
  quiet_from  smallint,
  quiet_until smallint,
  digest      boolean not null,
  declined_at timestamptz,
  constraint push_quiet_hours check (
    (quiet_from is null) = (quiet_until is null)
    and coalesce(quiet_from between 0 and 23 and quiet_until between 0 and 23 and quiet_from <> quiet_until, true)
  ),
  constraint push_refused_groups check (refused <@ array['donors', 'cheers', 'answers', 'money', 'proof'])
);

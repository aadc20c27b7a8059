-- A light entrance for organisations: a signed link by mail to their contact, and once it was opened a key for some hours.
-- The address is kept as a hash: enough to tell whether it is still the contact's.
create table organisation_links (
  id              integer generated always as identity primary key,
  organisation_id integer not null references organisations,
  contact_hash    bytea not null,
  made_by         integer references users,
  made_at         timestamptz not null,
  used_at         timestamptz,
  key_hash        bytea unique,
  constraint link_used_gives_a_key check ((used_at is null) = (key_hash is null))
);

create index organisation_links_of_an_organisation on organisation_links (organisation_id, made_at desc);
create index organisation_links_by_age on organisation_links (made_at);

-- That an organisation takes part, as it said itself, once.
create table organisation_confirmations (
  organisation_id integer primary key references organisations,
  confirmed_by    text not null,
  confirmed_at    timestamptz not null,
  constraint confirmer_is_short check (char_length(confirmed_by) between 1 and 60)
);

-- What an organisation would like to be said of it, until an admin has looked at it. Texts by language, as they were sent.
create table organisation_changes (
  id              integer generated always as identity primary key,
  organisation_id integer not null references organisations,
  texts           jsonb,
  account_holder  text,
  proposed_at     timestamptz not null,
  state           text not null default 'waiting',
  reason          text,
  decided_by      integer references users,
  decided_at      timestamptz,
  constraint change_says_something check (texts is not null or account_holder is not null),
  constraint change_state check (state in ('waiting', 'approved', 'returned', 'replaced')),
  constraint change_decided check ((state in ('approved', 'returned')) = (decided_at is not null)),
  constraint returned_with_a_reason check ((state = 'returned') = (reason is not null))
);

create unique index organisation_change_waits_once on organisation_changes (organisation_id) where state = 'waiting';

-- A picture and two sentences of an organisation for a payout that it got. The payout is another one once the first came
-- back and the money was paid again.
create table proof_posts (
  id              integer generated always as identity primary key,
  organisation_id integer not null references organisations,
  payout_id       integer not null references payouts,
  language        text not null,
  body            text not null,
  picture_hash    text references pictures,
  picture_text    text,
  posted_at       timestamptz not null,
  state           text not null default 'waiting',
  reason          text,
  decided_by      integer references users,
  decided_at      timestamptz,
  constraint post_language check (language in ('en', 'fr', 'nl')),
  constraint post_is_short check (char_length(body) between 1 and 280 and char_length(picture_text) between 1 and 200),
  constraint post_state check (state in ('waiting', 'approved', 'returned')),
  constraint post_decided check ((state = 'waiting') = (decided_at is null)),
  constraint post_returned_with_a_reason check ((state = 'returned') = (reason is not null))
);

create unique index one_post_a_payout on proof_posts (payout_id) where state <> 'returned';
create index proof_posts_of_an_organisation on proof_posts (organisation_id, decided_at desc);

-- Which charges a payout with a post is made of: read from the ledger when the post is approved. What is in a payout never
-- changes once it was ordered.
create table payout_parts (
  payout_id integer not null references payouts,
  charge_id integer not null references charges,
  cents     bigint not null,
  primary key (payout_id, charge_id),
  constraint part_is_some check (cents > 0)
);

create index payout_parts_of_a_charge on payout_parts (charge_id);

-- What an organisation is owed is a queue: what becomes payable first is paid out first, and what came back stands at its
-- end. A payout is a stretch of that queue. Where the stretch holds a payout that came back, it holds what that one held.
create function payout_content(payout integer)
returns table (charge_id integer, cents bigint)
language sql stable
begin atomic
  with recursive
  moves as (
    select t.id, t.amount_cents, t.credit_id = a.id as comes, j.kind, j.charge_id,
      case when j.kind like 'payout\_%' then split_part(j.key, ':', 2)::integer end as payout_id
    from payouts p
    join accounts a on a.code = 'org_payable' and a.owner_id = p.organisation_id
    join transfers t on a.id in (t.debit_id, t.credit_id)
    join journals j on j.id = t.journal_id
    where p.id = payout
  ),
  queue as (
    select m.*, sum(m.amount_cents) over (partition by m.comes order by m.id) as upto
    from moves m
  ),
  -- The last time it left: a payout that the bank was said to have refused may have left after all.
  left_last as (
    select distinct on (q.payout_id) q.payout_id, q.id, q.upto - q.amount_cents as since, q.upto
    from queue q
    where not q.comes
    order by q.payout_id, q.id desc
  ),
  stretch as (
    select l.since, l.upto
    from left_last l
    where l.payout_id = payout
    union all
    select o.since + greatest(s.since, c.upto - c.amount_cents) - (c.upto - c.amount_cents),
      o.since + least(s.upto, c.upto) - (c.upto - c.amount_cents)
    from stretch s
    join queue c on c.comes and c.charge_id is null and c.upto > s.since and c.upto - c.amount_cents < s.upto
    join lateral (
      select q.upto - q.amount_cents as since
      from queue q
      where not q.comes and q.payout_id = c.payout_id and q.id < c.id
      order by q.id desc
      limit 1
    ) o on true
  )
  select c.charge_id, sum(least(s.upto, c.upto) - greatest(s.since, c.upto - c.amount_cents))::bigint
  from stretch s
  join queue c on c.comes and c.charge_id is not null and c.upto > s.since and c.upto - c.amount_cents < s.upto
  group by c.charge_id;
end;

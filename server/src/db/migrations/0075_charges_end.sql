-- A day announced is a promise (rule 43): what slipped is announced anew, as the next notice of the same charge. Every
-- charge ends, and says why (rule 44).
alter table charges
  add column notice_no integer not null default 1 check (notice_no > 0),
  add column notice_why text check (notice_why in ('slipped', 'new_people')), -- null: the first notice
  add column slipped_from timestamptz, -- the day of the notice before
  add column notice_queued_at timestamptz, -- of this notice; null: nobody was written to yet
  add column ended_at timestamptz,
  add column ended_cause text
    check (ended_cause in ('payer_asked', 'mistake', 'unreachable', 'stopped', 'not_attempted', 'nobody_left')),
  add constraint ended_says_why check ((ended_at is null) = (ended_cause is null)),
  -- succeeded: money that arrives after all is booked
  add constraint what_ended_is_over check (ended_at is null or state in ('canceled', 'written_off', 'succeeded'));

update charges c
set notice_queued_at = p.computed_at
from billing_periods p
where p.id = c.period_id
  and p.stage not in ('open', 'computed');

-- What was given up before is cancelled at the provider too, so that an old link of the bank takes nothing any more.
update charges
set next_attempt_at = clock_timestamp()
where state = 'written_off'
  and payment_ref is not null;

-- The payer was told a sum: it never rises, and is frozen once it may have reached the provider. Success is final.
create or replace function charge_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'charge % stays', old.id using errcode = '23514';
  end if;
  if old.state = 'succeeded' and new.state <> 'succeeded' then
    raise exception 'charge % has succeeded', old.id using errcode = '23514';
  end if;
  if new.amount_cents > old.amount_cents then
    raise exception 'the sum of charge % never rises', old.id using errcode = '23514';
  end if;
  if new.amount_cents <> old.amount_cents and old.attempt_no > 0
     and not (old.notice_no > 1 and old.payment_ref is null and old.state in ('planned', 'notified')) then
    raise exception 'the sum of charge % is frozen', old.id using errcode = '23514';
  end if;
  if new.state = 'planned' and old.state <> 'planned' and new.notice_no <= old.notice_no then
    raise exception 'charge % is announced anew with another notice', old.id using errcode = '23514';
  end if;
  if (new.statement_id, new.payer_id, new.period_id) is distinct from (old.statement_id, old.payer_id, old.period_id)
     or (old.payment_ref is not null and new.payment_ref is distinct from old.payment_ref) then
    raise exception 'charge % keeps its statement and its one payment', old.id using errcode = '23514';
  end if;
  return new;
end $$;

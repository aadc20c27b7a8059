-- What a payer, a notice, a close or the provider said once stays, and nothing is laid into months that were billed. Tables are
-- named with their schema: whoever connects may make temporary ones of the same names.

-- A payer is one person or team for ever. Since when pledges count (rule 20b) is what their months were billed by.
create function payers_stay() returns trigger language plpgsql as $$
begin
  if (new.user_id, new.team_id) is distinct from (old.user_id, old.team_id) then
    raise exception 'payer % pays for whom it was made', old.id using errcode = '23514', constraint = 'payers_stay';
  end if;
  if new.method_since is distinct from old.method_since and exists (select from public.statements where payer_id = old.id) then
    raise exception 'payer % was billed since then', old.id using errcode = '23514', constraint = 'payers_stay';
  end if;
  return new;
end $$;
create trigger payers_stay before update of user_id, team_id, method_since on payers
  for each row when (
    (new.user_id, new.team_id) is distinct from (old.user_id, old.team_id)
    or old.method_since is not null and new.method_since is distinct from old.method_since
  )
  execute function payers_stay();

-- Nothing is taken that was not announced 72 hours before (rule 9). Another day comes with another notice, for which a charge is
-- planned anew (rule 43). A retry may come at any hour after that day: the payer asks for it with another method.
create function due_after_its_notice() returns trigger language plpgsql as $$
begin
  raise exception 'charge % is due 72 hours after its notice', new.id
    using errcode = '23514', constraint = 'due_after_its_notice';
end $$;
create trigger due_after_its_notice before insert or update of notified_at, due_at on charges
  for each row when (new.due_at < new.notified_at + interval '72 hours')
  execute function due_after_its_notice();

create function notices_stay() returns trigger language plpgsql as $$
begin
  raise exception 'charge % keeps the day of its notice', old.id using errcode = '23514', constraint = 'notices_stay';
end $$;
create trigger notices_stay before update of notified_at, due_at on charges
  for each row when (old.state <> 'planned' and (new.notified_at, new.due_at) is distinct from (old.notified_at, old.due_at))
  execute function notices_stay();

-- A rest, a stop or a pledge begins when it is chosen, or later: in no month that was billed without it. Of pledges those for
-- synced workouts alone, which the comparison of the books does not miss where they have no line.
create function begins_after_billed_months() returns trigger language plpgsql as $$
begin
  raise exception 'what begins in a month that was billed comes too late for %', tg_table_name
    using errcode = '23514', constraint = 'begins_after_billed_months';
end $$;
create trigger begins_after_billed_months before insert on rests
  for each row when (is_computed_past(lower(new.during))) execute function begins_after_billed_months();
create trigger begins_after_billed_months before insert on payer_stops
  for each row when (is_computed_past(lower(new.during))) execute function begins_after_billed_months();
create trigger begins_after_billed_months before insert on pledges
  for each row when (new.synced_only and is_computed_past(lower(new.valid))) execute function begins_after_billed_months();

-- A statement goes on from open to announced, and from there or at once to its end. Only money that came after all leads out of one.
drop trigger statements_stay_over on statements;
create trigger statements_stay_over before update of state on statements
  for each row when (
    new.state <> old.state
    and not (
      old.state = 'open'
      or old.state = 'announced' and new.state <> 'open'
      or old.state = 'unpaid' and new.state = 'charged'
    )
  )
  execute function statements_stay_over();

create function statements_as_computed() returns trigger language plpgsql as $$
begin
  raise exception 'statement % is as it was computed', old.id using errcode = '23514', constraint = 'statements_as_computed';
end $$;
create trigger statements_as_computed before update of carried_months, scaled_to_cents on statements
  for each row when (
    (new.carried_months, new.scaled_to_cents) is distinct from (old.carried_months, old.scaled_to_cents)
  )
  execute function statements_as_computed();

-- As in 0211; and the statement that decides about a carried line next is of a later month.
create or replace function lines_go_on() returns trigger language plpgsql as $$
begin
  if new.state <> old.state and not (
    old.state = 'pending' and new.state in ('charged', 'cancelled', 'waived', 'carried')
    or old.state = 'carried' and new.state in ('pending', 'waived', 'cancelled') and new.billed_in <> old.billed_in
  ) then
    raise exception 'line % is %, and never % after that', old.id, old.state, new.state
      using errcode = '23514', constraint = 'lines_go_on';
  end if;
  if new.billed_in <> old.billed_in and (
    old.state <> 'carried'
    or (select period_id from public.statements where id = new.billed_in)
      <= (select period_id from public.statements where id = old.billed_in)
  ) then
    raise exception 'line % is billed again by a later month alone', old.id using errcode = '23514', constraint = 'lines_go_on';
  end if;
  return new;
end $$;
drop trigger lines_go_on on statement_lines;
create trigger lines_go_on before update of state, billed_in on statement_lines
  for each row when (new.state <> old.state or new.billed_in <> old.billed_in)
  execute function lines_go_on();

-- When a refund was asked for stays like the rest of it, and when it ended; but what arrived may still come back.
drop trigger refunds_stay on refunds;
create trigger refunds_stay before update of payer_id, year, asked_by, requested_at on refunds
  for each row when (
    (new.payer_id, new.year, new.asked_by, new.requested_at) is distinct from (old.payer_id, old.year, old.asked_by, old.requested_at)
  )
  execute function refunds_stay();

create function refunds_end_once() returns trigger language plpgsql as $$
begin
  raise exception 'refund % ended once', old.id using errcode = '23514', constraint = 'refunds_end_once';
end $$;
create trigger refunds_end_once before update of finished_at on refunds
  for each row when (
    old.finished_at is not null
    and new.finished_at is distinct from old.finished_at
    and not (old.state = 'succeeded' and new.state = 'failed' and new.finished_at is not null)
  )
  execute function refunds_end_once();

-- A bank may open a dispute after an inquiry that was closed; what was lost and is won after all keeps its day.
create function days_of_disputes_stay() returns trigger language plpgsql as $$
begin
  raise exception 'dispute % was opened and closed once', old.id using errcode = '23514', constraint = 'days_of_disputes_stay';
end $$;
create trigger days_of_disputes_stay before update of opened_at, closed_at on disputes
  for each row when (
    new.opened_at <> old.opened_at
    or old.closed_at is not null
      and new.closed_at is distinct from old.closed_at
      and not (old.state = 'inquiry_closed' and new.state = 'open')
  )
  execute function days_of_disputes_stay();

create function reversals_stay() returns trigger language plpgsql as $$
begin
  raise exception 'reversal % stays as it was made', old.id using errcode = '23514', constraint = 'reversals_stay';
end $$;
create trigger reversals_stay before update of charge_id, kind, amount_cents, effective_at, undone_at on reversals
  for each row when (
    (new.charge_id, new.kind, new.amount_cents, new.effective_at)
      is distinct from (old.charge_id, old.kind, old.amount_cents, old.effective_at)
    or old.undone_at is not null and new.undone_at is distinct from old.undone_at
  )
  execute function reversals_stay();

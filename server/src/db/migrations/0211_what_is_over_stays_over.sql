-- What was not collected is gone for good (rule 9). A line that was cancelled, waived or left without an organisation stays so;
-- a carried one moves on with the statement that decides about it next, and only so.
create function lines_go_on() returns trigger language plpgsql as $$
begin
  if not (
    old.state = 'pending' and new.state in ('charged', 'cancelled', 'waived', 'carried')
    or old.state = 'carried' and new.state in ('pending', 'waived', 'cancelled') and new.billed_in <> old.billed_in
  ) then
    raise exception 'line % is %, and never % after that', old.id, old.state, new.state
      using errcode = '23514', constraint = 'lines_go_on';
  end if;
  return new;
end $$;
create trigger lines_go_on before update of state on statement_lines
  for each row when (new.state <> old.state)
  execute function lines_go_on();

create function statements_stay_over() returns trigger language plpgsql as $$
begin
  raise exception 'statement % is %, and never % after that', old.id, old.state, new.state
    using errcode = '23514', constraint = 'statements_stay_over';
end $$;
create trigger statements_stay_over before update of state on statements
  for each row when (old.state in ('cancelled', 'waived', 'carried') and new.state <> old.state)
  execute function statements_stay_over();

-- Whether only synced workouts count is part of what was pledged.
create function pledge_terms_stay() returns trigger language plpgsql as $$
begin
  raise exception 'pledge % stays as it was: a change is a version of its own', old.id
    using errcode = '23514', constraint = 'pledge_terms_stay';
end $$;
create trigger pledge_terms_stay before update of synced_only on pledges
  for each row when (new.synced_only <> old.synced_only)
  execute function pledge_terms_stay();

-- Of whom, of which year and by whom a refund was asked: a payer alone may ask for one statement a year.
create function refunds_stay() returns trigger language plpgsql as $$
begin
  raise exception 'refund % stays as it was asked', old.id using errcode = '23514', constraint = 'refunds_stay';
end $$;
create trigger refunds_stay before update of payer_id, year, asked_by on refunds
  for each row when ((new.payer_id, new.year, new.asked_by) is distinct from (old.payer_id, old.year, old.asked_by))
  execute function refunds_stay();

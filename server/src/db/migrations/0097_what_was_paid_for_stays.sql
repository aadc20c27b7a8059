-- What money was counted by never changes behind it, whoever writes: the product's role, an admin's tool, or the owner.

create function charged_shares_stay() returns trigger language plpgsql as $$
begin
  if exists (select from statement_lines where id = old.line_id and state = 'charged') then
    raise exception 'line % is charged: its shares stay', old.line_id using errcode = '23514', constraint = 'charged_shares_stay';
  end if;
  return coalesce(new, old);
end $$;
create trigger charged_shares_stay before update or delete on allocations
  for each row execute function charged_shares_stay();
create trigger charged_shares_stay before update or delete on line_parts
  for each row execute function charged_shares_stay();

-- A version of a pledge is what it was when it began, and ends once. One that was billed is not taken away.
create function pledge_versions_stay() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if exists (select from statement_lines where payer_id = old.payer_id and burner_id = old.burner_id) then
      raise exception 'pledge % was billed', old.id using errcode = '23514', constraint = 'pledge_versions_stay';
    end if;
    return old;
  end if;
  if (new.payer_id, new.burner_id, new.rate_c100, new.cap_cents, lower(new.valid))
       is distinct from (old.payer_id, old.burner_id, old.rate_c100, old.cap_cents, lower(old.valid))
     or (not upper_inf(old.valid) and new.valid <> old.valid) then
    raise exception 'pledge % stays as it was: a change is a version of its own', old.id
      using errcode = '23514', constraint = 'pledge_versions_stay';
  end if;
  return new;
end $$;
create trigger pledge_versions_stay before update or delete on pledges
  for each row execute function pledge_versions_stay();

-- An account is what was proposed, and is decided upon once; until it is in force an approved one may be withdrawn.
create function accounts_as_decided() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE'
     or (new.organisation_id, new.iban, new.account_holder, new.proposed_by, new.proposed_at)
          is distinct from (old.organisation_id, old.iban, old.account_holder, old.proposed_by, old.proposed_at)
     or (old.state <> 'proposed'
         and (new.state, new.decided_by, new.decided_at, new.effective_at)
           is distinct from (old.state, old.decided_by, old.decided_at, old.effective_at)
         and not (old.state = 'approved' and new.state = 'rejected' and new.decided_at < old.effective_at)) then
    raise exception 'account % stays as it was proposed and decided', old.id
      using errcode = '23514', constraint = 'accounts_as_decided';
  end if;
  return new;
end $$;
create trigger accounts_as_decided before update or delete on iban_changes
  for each row execute function accounts_as_decided();

-- A fee is told once, and so is the day from which money may be passed on.
create function charge_money_stays() returns trigger language plpgsql as $$
begin
  if (old.fee_cents is not null and new.fee_cents is distinct from old.fee_cents)
     or (old.succeeded_at is not null and new.succeeded_at is distinct from old.succeeded_at)
     or (old.release_at is not null and new.release_at is distinct from old.release_at)
     or (old.released_at is not null and new.released_at is distinct from old.released_at) then
    raise exception 'the fee and the days of charge % stay', old.id using errcode = '23514', constraint = 'charge_money_stays';
  end if;
  return new;
end $$;
create trigger charge_money_stays before update of fee_cents, succeeded_at, release_at, released_at on charges
  for each row execute function charge_money_stays();

create function money_back_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (new.charge_id, new.amount_cents) is distinct from (old.charge_id, old.amount_cents) then
    raise exception '% % stays', tg_argv[0], old.id using errcode = '23514', constraint = 'money_back_stays';
  end if;
  return new;
end $$;
create trigger money_back_stays before update or delete on refunds
  for each row execute function money_back_stays('refund');
create trigger money_back_stays before update or delete on disputes
  for each row execute function money_back_stays('dispute');

-- A month only goes on.
create function months_go_on() returns trigger language plpgsql as $$
declare
  stages constant text[] := array['open', 'computed', 'announced', 'settled', 'closed'];
begin
  if tg_op = 'DELETE' or array_position(stages, new.stage) < array_position(stages, old.stage) then
    raise exception 'month % does not go back', old.id using errcode = '23514', constraint = 'months_go_on';
  end if;
  return new;
end $$;
create trigger months_go_on before update of stage or delete on billing_periods
  for each row execute function months_go_on();

-- What a bank asked about in an inquiry may be less than the dispute then takes; once it takes, the sum stays.
create or replace function money_back_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or new.charge_id <> old.charge_id
    or new.amount_cents <> old.amount_cents and not (tg_argv[0] = 'dispute' and old.state in ('inquiry', 'inquiry_closed'))
  then
    raise exception '% % stays', tg_argv[0], old.id using errcode = '23514', constraint = 'money_back_stays';
  end if;
  return new;
end $$;

-- A pledge ends when it is ended, or later: in no month that was billed with it.
create function ends_after_billed_months() returns trigger language plpgsql as $$
begin
  raise exception 'pledge % ends in no month that was billed', old.id
    using errcode = '23514', constraint = 'ends_after_billed_months';
end $$;
create trigger ends_after_billed_months before update of valid on pledges
  for each row when (upper(new.valid) is distinct from upper(old.valid) and is_computed_past(upper(new.valid)))
  execute function ends_after_billed_months();

-- Another notice is a later one.
create function notices_follow() returns trigger language plpgsql as $$
begin
  raise exception 'charge % had a later notice', old.id using errcode = '23514', constraint = 'notices_follow';
end $$;
create trigger notices_follow before update of notified_at on charges
  for each row when (old.state = 'planned' and new.notified_at < old.notified_at)
  execute function notices_follow();

-- As 0213 for tables: a temporary type of this name would stand in for it.
do $$
begin
  execute replace(
    pg_get_functiondef('shares_begin_with_their_line()'::regprocedure), 'pg_current_xact_id()::xid', 'pg_current_xact_id()::pg_catalog.xid'
  );
end $$;

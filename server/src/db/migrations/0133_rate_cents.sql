-- The rate has one name, here and in the code: whole cents per 100 kcal.
alter table pledges rename column rate_c100 to rate_cents;
alter table codes rename column rate_c100 to rate_cents;
alter table line_parts rename column rate_c100 to rate_cents;

create or replace function pledge_versions_stay() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if exists (select from statement_lines where payer_id = old.payer_id and burner_id = old.burner_id) then
      raise exception 'pledge % was billed', old.id using errcode = '23514', constraint = 'pledge_versions_stay';
    end if;
    return old;
  end if;
  if (new.payer_id, new.burner_id, new.rate_cents, new.cap_cents, lower(new.valid))
       is distinct from (old.payer_id, old.burner_id, old.rate_cents, old.cap_cents, lower(old.valid))
     or (not upper_inf(old.valid) and new.valid <> old.valid) then
    raise exception 'pledge % stays as it was: a change is a version of its own', old.id
      using errcode = '23514', constraint = 'pledge_versions_stay';
  end if;
  return new;
end $$;

-- A pledge may change from a later month (decision 56): its next version stands here before it begins, and the one that runs
-- ends where it begins. Prices need nothing for it, because a version prices what ends within it.
alter table pledges
  add column planned_at timestamptz,                         -- when it was planned; null: it began when it was chosen
  add column until_plan boolean not null default false,      -- it ends where a planned version begins
  add constraint a_plan_begins_a_month check (
    planned_at is null
    or (planned_at < lower(valid)
      and lower(valid) at time zone 'Europe/Brussels' = date_trunc('month', lower(valid) at time zone 'Europe/Brussels'))
  ),
  add constraint until_a_plan_there_is_an_end check (not until_plan or not upper_inf(valid));

-- For the terms of today; most pledges have no plan.
create index pledges_until_a_plan on pledges (payer_id, burner_id) where until_plan;
create index pledges_to_until_a_plan on pledges (burner_id, payer_id) where until_plan;

-- Whether a month that reaches past an instant was computed: what it counted by stays.
create function is_computed_past(at timestamptz) returns boolean
language sql stable strict
return exists (select from billing_periods where stage <> 'open' and ends_at > at);

-- A version is what it was when it began, and ends once. Where a planned one was to follow it may end earlier, or run on, as
-- long as no month was computed by it; so may the planned one be taken back.
create or replace function pledge_versions_stay() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if exists (select from statement_lines where payer_id = old.payer_id and burner_id = old.burner_id)
      and (old.planned_at is null or is_computed_past(lower(old.valid))) then
      raise exception 'pledge % was billed', old.id using errcode = '23514', constraint = 'pledge_versions_stay';
    end if;
    return old;
  end if;
  if (new.payer_id, new.burner_id, new.rate_cents, new.cap_cents, new.planned_at, lower(new.valid))
       is distinct from (old.payer_id, old.burner_id, old.rate_cents, old.cap_cents, old.planned_at, lower(old.valid))
     or (not upper_inf(old.valid) and (new.valid, new.until_plan) is distinct from (old.valid, old.until_plan)
       and (not old.until_plan or is_computed_past(upper(old.valid)))) then
    raise exception 'pledge % stays as it was: a change is a version of its own', old.id
      using errcode = '23514', constraint = 'pledge_versions_stay';
  end if;
  return new;
end $$;

-- A planned version follows the one that ran when it was planned, without a gap: so no pledge has two plans, and none is left
-- behind by a pledge that ended. Asked at the end of the transaction.
create function a_plan_follows_what_runs() returns trigger language plpgsql as $$
begin
  if exists (
    select
    from pledges v
    where v.payer_id = coalesce(new.payer_id, old.payer_id)
      and v.burner_id = coalesce(new.burner_id, old.burner_id)
      and (
        v.until_plan
          and not exists (
            select from pledges next
            where next.payer_id = v.payer_id
              and next.burner_id = v.burner_id
              and next.planned_at is not null
              and lower(next.valid) = upper(v.valid)
          )
        or v.planned_at is not null
          and not exists (
            select from pledges before
            where before.payer_id = v.payer_id
              and before.burner_id = v.burner_id
              and before.until_plan
              and upper(before.valid) = lower(v.valid)
              and lower(before.valid) <= v.planned_at
          )
      )
  ) then
    raise exception 'a planned version follows the one that runs' using errcode = '23514', constraint = 'a_plan_follows_what_runs';
  end if;
  return null;
end $$;
create constraint trigger a_plan_follows_what_runs after insert on pledges
  deferrable initially deferred for each row when (new.until_plan or new.planned_at is not null)
  execute function a_plan_follows_what_runs();
create constraint trigger a_plan_follows_what_ran after update or delete on pledges
  deferrable initially deferred for each row when (old.until_plan or old.planned_at is not null)
  execute function a_plan_follows_what_runs();
create constraint trigger a_plan_follows_what_is_changed after update on pledges
  deferrable initially deferred for each row when (new.until_plan or new.planned_at is not null)
  execute function a_plan_follows_what_runs();

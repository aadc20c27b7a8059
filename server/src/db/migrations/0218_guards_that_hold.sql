-- As 0213 for tables and 0214 for one function: a temporary type of the same name would stand in for a type that the body of a
-- function names. Words of the grammar (integer, bigint, boolean, interval) are never looked up.
do $$
declare
  types constant pg_catalog.text := '(text|timestamptz|date|jsonb|uuid|bytea|record|xid8?)';
  definition pg_catalog.text;
begin
  for definition in
    select pg_get_functiondef(p.oid)
    from pg_proc p
    join pg_language l on l.oid = p.prolang
    where p.pronamespace = 'public'::regnamespace
      and l.lanname in ('plpgsql', 'sql')
      and p.prosqlbody is null -- else its types were looked up when it was made
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  loop
    definition := regexp_replace(definition, '::' || types || '\M', '::pg_catalog.\1', 'g');
    definition := regexp_replace(definition, '(\n +\w+ (?:constant )?)' || types || '(\[\]|;| :=)', '\1pg_catalog.\2\3', 'g');
    execute definition;
  end loop;
end $$;

-- Months close one after the other: one that is closed ahead would take every workout that comes, and none before it would
-- ever be billed.
create function months_follow() returns trigger language plpgsql as $$
declare
  last integer := settled_through();
begin
  if last > 0 and new.id > (case when last % 100 = 12 then last + 89 else last + 1 end) then
    raise exception 'month % is not the next one to close', new.id using errcode = '23514', constraint = 'months_follow';
  end if;
  return new;
end $$;
create trigger months_begin_in_order before insert on billing_periods
  for each row when (new.stage <> 'open') execute function months_follow();
create trigger months_close_in_order before update of stage on billing_periods
  for each row when (old.stage = 'open' and new.stage <> 'open') execute function months_follow();

-- What is released is the organisations' to have: not before its day, and not while the payer's bank asks for it (rule 17).
create function released_when_due() returns trigger language plpgsql as $$
begin
  if new.state <> 'succeeded' or new.release_at is null or new.released_at < new.release_at or exists (
    select from public.disputes where charge_id = new.id and state in ('inquiry', 'open')
  ) then
    raise exception 'charge % is not to be released yet', new.id using errcode = '23514', constraint = 'released_when_due';
  end if;
  return new;
end $$;
create trigger released_when_due before update of released_at on charges
  for each row when (old.released_at is null and new.released_at is not null) execute function released_when_due();
create trigger released_later before insert on charges
  for each row when (new.released_at is not null) execute function released_when_due();

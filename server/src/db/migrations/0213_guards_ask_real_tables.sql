-- The tables in the body of a function are looked up when it runs, and temporary ones come first: whoever may connect could lay
-- one over what a guard asks. So they are named with their schema. A search_path of the function would do it as well, but is
-- set anew for each row.
do $$
declare
  tables text := (
    select string_agg(relname, '|')
    from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')
  );
  definition text;
begin
  for definition in
    select pg_get_functiondef(p.oid)
    from pg_proc p
    join pg_language l on l.oid = p.prolang
    where p.pronamespace = 'public'::regnamespace
      and l.lanname in ('plpgsql', 'sql')
      and p.prosqlbody is null -- else its tables were looked up when it was made
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  loop
    execute regexp_replace(definition, '\m(from|join|update|into|lock table)(\s+)(' || tables || ')\M', '\1\2public.\3', 'g');
  end loop;
end $$;
alter function hold_journals() set search_path = public, pg_temp;

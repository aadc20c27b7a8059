-- Parts and organisations come with their line (0123, 0208), which was told by the row's own version: whoever touched the line
-- first could add to it. The transaction that made a line is kept beside it. Those of before get this migration's.
alter table statement_lines add column made_in xid8 not null default pg_current_xact_id();

create function lines_are_of_their_transaction() returns trigger language plpgsql as $$
begin
  raise exception 'line % is of the transaction that made it', new.id
    using errcode = '23514', constraint = 'lines_are_of_their_transaction';
end $$;
create trigger lines_begin_in_their_transaction before insert on statement_lines
  for each row when (new.made_in <> pg_current_xact_id())
  execute function lines_are_of_their_transaction();
create trigger lines_stay_of_their_transaction before update of made_in on statement_lines
  for each row when (new.made_in <> old.made_in)
  execute function lines_are_of_their_transaction();

create or replace function shares_begin_with_their_line() returns trigger language plpgsql as $$
declare
  older integer;
begin
  select l.id into older
  from added a
  join public.statement_lines l on l.id = a.line_id
  where l.made_in <> pg_current_xact_id()
  limit 1;
  if older is not null then
    raise exception 'line % has its % already', older, case tg_table_name when 'line_parts' then 'parts' else 'organisations' end
      using errcode = '23514', constraint = 'shares_begin_with_their_line';
  end if;
  return null;
end $$;

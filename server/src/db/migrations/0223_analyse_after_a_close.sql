-- Before PostgreSQL 17 the owner of a table alone may analyse it, and who serves is another role: this lends it for the tables
-- that a close writes, and for nothing else.
create function analyse_after_a_close() returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  analyze public.statements, public.statement_lines, public.line_parts, public.allocations, public.charges;
end
$$;

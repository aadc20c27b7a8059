-- Sums of closed months, which hardly ever change, so that pages about all months do not add them up each time. Whatever
-- does change a closed month forgets its figures, in the same transaction; a due step counts them again (decision 72).
create table month_figures (
  period_id integer not null references billing_periods,
  figure    text not null check (figure ~ '^[a-z_]+$'),
  sums      jsonb not null,
  primary key (period_id, figure)
);

-- The month is locked as whoever keeps its figures locks it: what is being changed is not counted, and not kept, meanwhile.
create function forget_month_figures() returns trigger language plpgsql as $$
begin
  perform from billing_periods p
  where p.stage = 'closed'
    and p.id in (select period_id from touched)
  order by p.id
  for share;
  if found then
    delete from month_figures where period_id in (select period_id from touched);
  end if;
  return null;
end $$;
create trigger month_figures_of_journals after insert on journals
  referencing new table as touched for each statement execute function forget_month_figures();
create trigger month_figures_of_charges after update on charges
  referencing new table as touched for each statement execute function forget_month_figures();
create trigger month_figures_of_statements after update on statements
  referencing new table as touched for each statement execute function forget_month_figures();
create trigger month_figures_of_lines after update on statement_lines
  referencing new table as touched for each statement execute function forget_month_figures();

create index journals_of_period on journals (period_id);

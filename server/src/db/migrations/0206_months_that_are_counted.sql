-- What is kept of a closed month is forgotten by whatever changes what it adds up (decision 72). A trigger says in which
-- months the rows that came, went or changed are counted, as they were and as they are; months are forgotten in one place.

-- A month is locked as whoever keeps its figures locks it: what is being changed is not counted, and not kept, meanwhile.
create function forget_months(months integer[]) returns void language plpgsql as $$
begin
  perform from billing_periods p
  where p.stage = 'closed'
    and p.id = any(months)
  order by p.id
  for share;
  if found then
    delete from month_figures where period_id = any(months);
    delete from months_compared where what = 'books' and month = any(months);
  end if;
end $$;

-- Rows that are counted in their own month.
create or replace function forget_month_figures() returns trigger language plpgsql as $$
begin
  perform forget_months(array(select distinct period_id from touched));
  return null;
end $$;

-- The joins below are subqueries of a row, because a plan is kept for the session: it must do for one row and for a million.

-- A line is counted in the month of its effort and in that of the statement that asks for it, which is later once it is
-- carried (rule 11).
create function forget_months_of_lines() returns trigger language plpgsql as $$
begin
  perform forget_months(array(
    select period_id
    from touched
    union
    select (select s.period_id from statements s where s.id = t.billed_in)
    from touched t
    where t.billed_in <> t.statement_id
  ));
  return null;
end $$;

-- What went back is counted in the month of its charge.
create function forget_months_of_reversals() returns trigger language plpgsql as $$
begin
  perform forget_months(array(
    select distinct (select c.period_id from charges c where c.id = t.charge_id)
    from touched t
  ));
  return null;
end $$;

-- A journal is counted in its month, and what is held in that of its charge.
create function forget_months_of_journals() returns trigger language plpgsql as $$
begin
  perform forget_months(array(
    select period_id
    from touched
    union
    select (select c.period_id from charges c where c.id = t.charge_id)
    from touched t
    where t.charge_id is not null
  ));
  return null;
end $$;

create function forget_all_months() returns trigger language plpgsql as $$
begin
  perform forget_months(array(select id from billing_periods));
  return null;
end $$;

drop trigger month_figures_of_journals on journals;
create trigger month_figures_of_journals after insert on journals
  referencing new table as touched for each statement execute function forget_months_of_journals();

-- The month of a charge does not change, and no charge is deleted (charge_guard).
create trigger month_figures_of_new_charges after insert on charges
  referencing new table as touched for each statement execute function forget_month_figures();

create trigger month_figures_of_new_statements after insert on statements
  referencing new table as touched for each statement execute function forget_month_figures();
create trigger month_figures_of_moved_statements after update on statements
  referencing old table as touched for each statement execute function forget_month_figures();
create trigger month_figures_of_lost_statements after delete on statements
  referencing old table as touched for each statement execute function forget_month_figures();

drop trigger month_figures_of_lines on statement_lines;
create trigger month_figures_of_new_lines after insert on statement_lines
  referencing new table as touched for each statement execute function forget_months_of_lines();
create trigger month_figures_of_lines after update on statement_lines
  referencing new table as touched for each statement execute function forget_months_of_lines();
create trigger month_figures_of_moved_lines after update on statement_lines
  referencing old table as touched for each statement execute function forget_months_of_lines();
create trigger month_figures_of_lost_lines after delete on statement_lines
  referencing old table as touched for each statement execute function forget_months_of_lines();
create trigger month_figures_of_no_lines after truncate on statement_lines
  for each statement execute function forget_all_months();

create trigger month_figures_of_new_reversals after insert on reversals
  referencing new table as touched for each statement execute function forget_months_of_reversals();
create trigger month_figures_of_reversals after update on reversals
  referencing new table as touched for each statement execute function forget_months_of_reversals();
create trigger month_figures_of_moved_reversals after update on reversals
  referencing old table as touched for each statement execute function forget_months_of_reversals();
create trigger month_figures_of_lost_reversals after delete on reversals
  referencing old table as touched for each statement execute function forget_months_of_reversals();
create trigger month_figures_of_no_reversals after truncate on reversals
  for each statement execute function forget_all_months();

create trigger month_figures_of_no_totals after truncate on gross_totals
  for each statement execute function forget_all_months();

-- What is kept anew, by the product or by somebody else, is compared with the books before the month counts as compared.
create function compare_kept_figures() returns trigger language plpgsql as $$
begin
  delete from months_compared where what = 'books' and month in (select period_id from touched);
  return null;
end $$;
create trigger month_figures_compared_when_kept after insert on month_figures
  referencing new table as touched for each statement execute function compare_kept_figures();
create trigger month_figures_compared_when_changed after update on month_figures
  referencing new table as touched for each statement execute function compare_kept_figures();

-- Until here a figure could be kept that had changed since: all are added up again. What is held is kept under another name,
-- for it has become another sum: without what is the association's own.
delete from month_figures;

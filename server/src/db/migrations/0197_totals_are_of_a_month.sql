-- The quick checks on the dashboard add up the totals of the months that were not compared yet: found by month, and a closed
-- month whose totals change is compared again, whatever changed them (decision 72).
create index gross_totals_of_month on gross_totals (period_id) include (party, gross_cents);

create trigger month_figures_of_new_totals after insert on gross_totals
  referencing new table as touched for each statement execute function forget_month_figures();
create trigger month_figures_of_totals after update on gross_totals
  referencing new table as touched for each statement execute function forget_month_figures();
create trigger month_figures_of_lost_totals after delete on gross_totals
  referencing old table as touched for each statement execute function forget_month_figures();
-- Of one that moves to another month, the month that it leaves.
create trigger month_figures_of_moved_totals after update on gross_totals
  referencing old table as touched for each statement execute function forget_month_figures();

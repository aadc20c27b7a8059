-- Lines follow from their parts, and their shares from what is due
select 'line ' || l.id as subject,
  l.kcal || ' kcal, ' || l.raw_units || ' units, ' || l.due_cents || ' in shares' as expected,
  coalesce(p.kcal, 0) || ' kcal, ' || coalesce(p.units, 0) || ' units, ' || coalesce(a.cents, 0) || ' in shares' as found,
  s.period_id
from statement_lines l
join statements s on s.id = l.billed_in
left join (select line_id, sum(kcal) as kcal, sum(kcal * rate_cents) as units from line_parts group by line_id) p on p.line_id = l.id
left join (select line_id, sum(amount_cents) as cents from allocations group by line_id) a on a.line_id = l.id
where l.kcal <> coalesce(p.kcal, 0)
   or l.raw_units <> coalesce(p.units, 0)
   or l.due_cents <> coalesce(a.cents, 0)

-- The organisations of a line have equal shares; only a last cent goes to one before another, by a rank nobody chooses
with split as (
  select a.line_id, a.organisation_id, a.amount_cents, l.due_cents, l.payer_id, l.period_id,
    count(*) over (partition by a.line_id) as shares,
    row_number() over (partition by a.line_id order by tie_rank(a.line_id, a.organisation_id), a.organisation_id) as rank
  from allocations a
  join statement_lines l on l.id = a.line_id
)
select 'line ' || line_id || ' of payer ' || payer_id || ', organisation ' || organisation_id as subject,
  (due_cents / shares + (rank <= due_cents % shares)::integer)::text as expected, amount_cents::text as found, period_id
from split
where amount_cents <> due_cents / shares + (rank <= due_cents % shares)::integer

-- Statements add up: charged, carried, cancelled, waived, unpaid and pending lines are all there is
with billed as (
  select s.id, s.payer_id, s.period_id, s.state, c.state as charge_state, c.amount_cents,
    coalesce(sum(l.due_cents) filter (where l.state = 'pending'), 0) as pending,
    coalesce(sum(l.due_cents) filter (where l.state = 'charged'), 0) as charged,
    coalesce(sum(l.due_cents) filter (where l.state in ('carried', 'waived')), 0) as left_out,
    count(*) filter (where l.state = 'carried') as carried_lines
  from statements s
  left join charges c on c.statement_id = s.id
  left join statement_lines l on l.billed_in = s.id
  group by s.id, s.payer_id, s.period_id, s.state, c.state, c.amount_cents
)
select 'statement ' || id || ' (' || state || ', payer ' || payer_id || ', ' || period_id || ')' as subject,
  case state
    when 'charged' then 'charged ' || coalesce(amount_cents, 0) || ', nothing pending'
    when 'carried' then 'no charge, nothing pending or charged'
    when 'waived' then 'no charge, nothing pending or charged'
    when 'cancelled' then 'no charge, nothing pending or charged'
    else 'pending ' || coalesce(amount_cents, 0) || ', nothing charged'
  end as expected,
  'charge ' || coalesce(charge_state, 'none') || ', charged ' || charged || ', pending ' || pending || ', left out ' || left_out as found,
  period_id
from billed
where not coalesce(
  case state
    when 'charged' then charge_state = 'succeeded' and charged = amount_cents and pending = 0 and left_out = 0
    when 'unpaid' then charge_state = 'written_off' and pending = amount_cents and charged = 0 and left_out = 0
    when 'carried' then coalesce(charge_state, 'canceled') = 'canceled' and pending = 0 and charged = 0
    when 'waived' then coalesce(charge_state, 'canceled') = 'canceled' and pending = 0 and charged = 0 and carried_lines = 0
    when 'cancelled' then coalesce(charge_state, 'canceled') = 'canceled' and pending = 0 and charged = 0 and left_out = 0
    else charge_state not in ('succeeded', 'canceled', 'written_off') and pending = amount_cents and charged = 0 and left_out = 0
  end, false)

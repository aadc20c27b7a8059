-- Succeeded charges have one journal of their sum, their shares, their fee and one receipt
select 'charge ' || c.id as subject,
  '1 journal, ' || c.amount_cents || ' booked, ' || c.amount_cents || ' in shares, fee ' || coalesce(c.fee_cents, 0) || ', 1 receipt' as expected,
  found.journals || ' journal, ' || found.booked || ' booked, ' || found.shares || ' in shares, fee ' || found.fee || ', '
    || found.receipts || ' receipt' as found,
  c.period_id
from charges c
join payers y on y.id = c.payer_id
cross join lateral (
  select
    (select count(*) from journals j where j.charge_id = c.id and j.kind = 'charge_succeeded') as journals,
    (select coalesce(sum(j.total_cents), 0) from journals j where j.charge_id = c.id and j.kind = 'charge_succeeded') as booked,
    (
      select coalesce(sum(a.amount_cents), 0)
      from statement_lines l
      join allocations a on a.line_id = l.id
      where l.billed_in = c.statement_id
        and l.state = 'charged'
    ) as shares,
    (
      select coalesce(sum(t.amount_cents), 0)
      from journals j
      join transfers t on t.journal_id = j.id
      join accounts k on k.id = t.credit_id and k.code = 'provider_clearing'
      where j.charge_id = c.id
        and j.kind = 'fee'
    ) as fee,
    case
      when y.team_id is null then (select count(*) from outbox o where o.key = 'receipt:' || c.id) + forgotten.mails
      else least((select count(*) from outbox o where o.key like 'receipt:' || c.id || ':%') + forgotten.mails, 1) -- one for each admin
    end as receipts
  from (select coalesce((select f.mails from receipts_forgotten f where f.charge_id = c.id), 0) as mails) forgotten
) found
where c.state = 'succeeded'
  and (
    found.journals <> 1
    or found.booked <> c.amount_cents
    or found.shares <> c.amount_cents
    or found.fee <> coalesce(c.fee_cents, 0)
    or found.receipts > 1
    or (found.receipts = 0 and exists (select from payer_people p where p.payer_id = c.payer_id)) -- else nobody is there to get one
  )

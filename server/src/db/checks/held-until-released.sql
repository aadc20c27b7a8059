-- Nothing stays held of a charge whose money was released
select 'charge ' || c.id as subject, '0 held after its release' as expected, sum(
    case when t.credit_id = a.id then t.amount_cents else -t.amount_cents end
  ) || ' held' as found, c.period_id
from charges c
join journals j on j.charge_id = c.id
join transfers t on t.journal_id = j.id
join accounts a on a.id in (t.debit_id, t.credit_id) and a.code = 'org_held'
where c.released_at is not null
group by c.id, c.period_id
having sum(case when t.credit_id = a.id then t.amount_cents else -t.amount_cents end) <> 0

-- What is kept of what the ledger booked of a closed month is what its journals say
with kept as (
  select k.period_id, f.key as what, f.value::numeric as amount
  from billing_periods p
  join public.month_figures k on k.period_id = p.id and k.figure = 'ledger'
  cross join jsonb_each_text(case jsonb_typeof(k.sums) when 'object' then k.sums else '{}' end) as f
),
of_charge as (
  select j.period_id, j.charge_id, meant.what, sum(meant.cents) as cents
  from journals j
  join public.month_figures k on k.period_id = j.period_id and k.figure = 'ledger'
  join transfers t on t.journal_id = j.id
  join accounts d on d.id = t.debit_id
  join accounts c on c.id = t.credit_id
  cross join lateral (
    values
      ('gross', case j.kind when 'charge_succeeded' then t.amount_cents end),
      ('fees', case when j.kind = 'fee' and c.code = 'provider_clearing' then t.amount_cents end),
      ('refunds', case j.kind when 'refund' then t.amount_cents when 'refund_failed' then -t.amount_cents end),
      ('disputes', case when d.code = 'disputed_funds' then t.amount_cents when j.kind = 'dispute_won' then -t.amount_cents end),
      ('dispute_fees', case when d.code = 'dispute_fees' then t.amount_cents when c.code = 'dispute_fees' then -t.amount_cents end),
      (
        case when j.kind in ('dispute_lost', 'dispute_won') then 'dispute_losses' else 'refund_losses' end,
        case when d.code = 'dispute_losses' then t.amount_cents when c.code = 'dispute_losses' then -t.amount_cents end
      )
  ) meant (what, cents)
  where meant.cents is not null
    and j.kind not in ('debit_submitted', 'debit_ended', 'release', 'given', 'given_less', 'given_again')
  group by j.period_id, j.charge_id, meant.what
),
recount as (
  select period_id, what, sum(cents) as amount from of_charge group by period_id, what
  union all
  select o.period_id, people.what, count(distinct coalesce(o.charge_id, 0))
  from of_charge o
  join (
    values ('gross', 'donors'), ('refunds', 'refunded_donors'), ('disputes', 'disputed_donors'), ('dispute_fees', 'disputed_donors')
  ) people (sum_of, what) on people.sum_of = o.what
  where o.cents > 0
  group by o.period_id, people.what
)
select what || ' of ' || period_id as subject, coalesce(r.amount, 0)::text as expected, coalesce(k.amount, 0)::text as found, period_id
from recount r
full join kept k using (period_id, what)
where coalesce(r.amount, 0) <> coalesce(k.amount, 0)

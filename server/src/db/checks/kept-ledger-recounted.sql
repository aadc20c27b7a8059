-- What is kept of what the ledger booked of a closed month is what its journals say
with kept as (
  select k.period_id, f.key as what, f.value::numeric as amount
  from billing_periods p
  join public.month_figures k on k.period_id = p.id and k.figure = 'booked'
  cross join jsonb_each_text(case jsonb_typeof(k.sums) when 'object' then k.sums else '{}' end) as f
),
moved as (
  select j.period_id, coalesce(j.charge_id, 0) as charge_id,
    sum(t.amount_cents) filter (where j.kind = 'charge_succeeded') as paid,
    sum(t.amount_cents) filter (where j.kind = 'fee' and c.code = 'provider_clearing') as fees,
    sum(t.amount_cents) filter (where j.kind = 'refund') as refunded,
    sum(t.amount_cents) filter (where j.kind = 'refund_failed') as came_back,
    sum(t.amount_cents) filter (where d.code = 'disputed_funds') as taken,
    sum(t.amount_cents) filter (where j.kind = 'dispute_won') as won,
    sum(t.amount_cents) filter (where j.kind = 'dispute_won' and c.code = 'disputed_funds') as won_at_once,
    sum(t.amount_cents) filter (where j.kind = 'dispute_lost') as lost,
    sum(t.amount_cents) filter (where d.code = 'dispute_losses') as borne,
    sum(t.amount_cents) filter (where c.code = 'dispute_losses') as borne_less,
    sum(t.amount_cents) filter (where d.code = 'dispute_fees') as asked,
    sum(t.amount_cents) filter (where c.code = 'dispute_fees') as given_up
  from journals j
  join public.month_figures k on k.period_id = j.period_id and k.figure = 'booked'
  join transfers t on t.journal_id = j.id
  join accounts d on d.id = t.debit_id
  join accounts c on c.id = t.credit_id
  where j.kind not in ('debit_submitted', 'debit_ended', 'release', 'given', 'given_less', 'given_again')
  group by j.period_id, coalesce(j.charge_id, 0)
),
of_charge as (
  select period_id, coalesce(paid, 0) as paid, coalesce(fees, 0) as fees,
    coalesce(refunded, 0) - coalesce(came_back, 0) as refunded,
    coalesce(taken, 0) - coalesce(won, 0) as disputed,
    -- What a bank gives back before it has decided was never lost.
    coalesce(lost, 0) - coalesce(won, 0) + coalesce(won_at_once, 0) as lost,
    coalesce(borne, 0) - coalesce(borne_less, 0) as borne, coalesce(asked, 0) - coalesce(given_up, 0) as dispute_fees
  from moved
),
recount as (
  select period_id, meant.what, sum(meant.amount) as amount
  from of_charge
  cross join lateral (
    values
      ('donors', (paid > 0)::integer::numeric),
      ('gross', paid),
      ('fees', fees),
      -- Of a charge at most what was paid: what went out beyond it was returned twice.
      ('returned', case when refunded + disputed > paid then paid else refunded + disputed end),
      ('returned_twice', case when refunded + lost > paid then refunded + lost - paid else 0 end),
      ('losses', borne - case when refunded + lost > paid then refunded + lost - paid else 0 end),
      ('disputed_donors', (disputed > 0 or dispute_fees > 0)::integer),
      ('dispute_fees', dispute_fees)
  ) meant (what, amount)
  group by period_id, meant.what
)
select what || ' of ' || period_id as subject, coalesce(r.amount, 0)::text as expected, coalesce(k.amount, 0)::text as found, period_id
from recount r
full join kept k using (period_id, what)
where coalesce(r.amount, 0) <> coalesce(k.amount, 0)

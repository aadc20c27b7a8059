-- Organisations, burners and payers have the same sum in every month
with sums as (
  select period_id,
    coalesce(sum(gross_cents) filter (where party = 'payer'), 0) as payers,
    coalesce(sum(gross_cents) filter (where party = 'burner'), 0) as burners,
    coalesce(sum(gross_cents) filter (where party = 'organisation'), 0) as organisations
  from gross_totals
  group by period_id
)
select 'month ' || period_id as subject, payers || ' donated' as expected,
  burners || ' raised by burners, ' || organisations || ' by organisations' as found,
  period_id
from sums
where burners <> payers
   or organisations <> payers

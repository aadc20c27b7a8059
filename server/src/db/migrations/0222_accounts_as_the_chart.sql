-- What an account counts, and whether it may be below zero, is its code's (`chart.ts`): who could say otherwise of a new one would
-- pay out what nobody gave.
alter table accounts add constraint accounts_as_the_chart check (
  code in ('provider_clearing', 'bank') and normal = 'D' and may_go_negative
  or not may_go_negative and (
    normal = 'D' and code in (
      'donor_receivable', 'provider_in_transit', 'provider_fees', 'dispute_fees', 'dispute_losses', 'disputed_funds', 'given_by'
    )
    or normal = 'C' and code in (
      'org_held', 'org_payable', 'org_kept', 'org_in_transit', 'uncollected', 'raised_by', 'given_to'
    )
  )
) not valid;
alter table accounts validate constraint accounts_as_the_chart;

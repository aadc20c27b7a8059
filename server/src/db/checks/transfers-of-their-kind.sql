-- Transfers go between the accounts that their kind of journal moves, and within one organisation and one provider
with allowed (kind, debit, credit) as (
  values
    ('debit_submitted', 'donor_receivable', 'uncollected'),
    ('debit_ended', 'uncollected', 'donor_receivable'),
    ('charge_succeeded', 'provider_clearing', 'org_held'),
    ('fee', 'provider_fees', 'provider_clearing'),
    ('fee', 'org_held', 'provider_fees'),
    ('fee', 'dispute_losses', 'provider_fees'),
    ('refund', 'org_held', 'provider_clearing'),
    ('refund', 'dispute_losses', 'provider_clearing'),
    ('refund_failed', 'provider_clearing', 'org_held'),
    ('refund_failed', 'provider_clearing', 'org_payable'),
    ('refund_failed', 'provider_clearing', 'org_kept'),
    ('refund_failed', 'provider_clearing', 'dispute_losses'),
    ('dispute_opened', 'disputed_funds', 'provider_clearing'),
    ('dispute_opened', 'dispute_fees', 'provider_clearing'),
    ('dispute_fee', 'dispute_fees', 'provider_clearing'),
    ('dispute_fee', 'provider_clearing', 'dispute_fees'),
    ('dispute_lost', 'org_held', 'disputed_funds'),
    ('dispute_lost', 'dispute_losses', 'disputed_funds'),
    ('dispute_won', 'provider_clearing', 'disputed_funds'),
    -- After it was lost: as what came back of a refund.
    ('dispute_won', 'provider_clearing', 'org_held'),
    ('dispute_won', 'provider_clearing', 'org_payable'),
    ('dispute_won', 'provider_clearing', 'org_kept'),
    ('dispute_won', 'provider_clearing', 'dispute_losses'),
    ('release', 'org_held', 'org_payable'),
    ('release', 'org_held', 'org_kept'),
    ('payout_ordered', 'org_payable', 'org_in_transit'),
    ('payout_paid', 'org_in_transit', 'bank'),
    ('payout_rejected', 'org_in_transit', 'org_payable'),
    ('payout_returned', 'bank', 'org_payable'),
    ('payout_cancelled', 'org_in_transit', 'org_payable'),
    ('payout_left', 'org_payable', 'bank'),
    ('provider_payout_sent', 'provider_in_transit', 'provider_clearing'),
    ('provider_payout_arrived', 'bank', 'provider_in_transit'),
    ('provider_payout_recalled', 'provider_in_transit', 'bank'),
    ('provider_payout_returned', 'provider_clearing', 'provider_in_transit'),
    ('provider_payout_withdrawn', 'provider_clearing', 'bank'),
    ('provider_payout_withdrawal_back', 'bank', 'provider_clearing'),
    ('provider_cost', 'dispute_fees', 'provider_clearing'),
    ('given', 'given_by', 'raised_by'),
    ('given', 'raised_by', 'given_to'),
    ('given_less', 'raised_by', 'given_by'),
    ('given_less', 'given_to', 'raised_by'),
    ('given_again', 'given_by', 'raised_by'),
    ('given_again', 'raised_by', 'given_to')
)
select 'journal ' || j.key as subject,
  case
    when a.kind is null then 'no debit of ' || d.code || ' and credit of ' || c.code || ' by ' || j.kind
    else d.code || ' and ' || c.code || ' of one owner'
  end as expected,
  t.amount_cents || ': debit of ' || d.code || ' ' || d.owner_id || ', credit of ' || c.code || ' ' || c.owner_id as found, j.period_id
from transfers t
join journals j on j.id = t.journal_id
join accounts d on d.id = t.debit_id
join accounts c on c.id = t.credit_id
left join allowed a on a.kind = j.kind and a.debit = d.code and a.credit = c.code
where a.kind is null
   or (split_part(d.code, '_', 1) = split_part(c.code, '_', 1)
     and split_part(d.code, '_', 1) in ('org', 'provider')
     and d.owner_id <> c.owner_id)
union all
-- The association keeps its own and is paid nothing; everybody else is paid and nothing of theirs is kept (rule 75)
select 'organisation ' || coalesce(o.id, a.owner_id),
  case when coalesce(o.is_association, false) then 'kept, not payable' else 'payable, not kept' end,
  a.code || ' of ' || a.owner_id, null
from accounts a
left join organisations o on o.id = a.owner_id
where a.code in ('org_payable', 'org_kept', 'org_in_transit')
  and (a.code = 'org_kept') <> coalesce(o.is_association, false)

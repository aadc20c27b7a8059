-- A payment provider whose account is below zero takes the difference from ours: an entry of the bank too.
alter table bank_entries
  drop constraint bank_entries_kind_check,
  drop constraint one_transfer_each,
  add constraint bank_entries_kind_check
    check (kind in ('payout_paid', 'payout_returned', 'provider_payout', 'provider_withdrawal')),
  add constraint one_transfer_each check (
    (kind in ('provider_payout', 'provider_withdrawal')) = (provider_ref is not null)
    and (kind in ('provider_payout', 'provider_withdrawal')) = (payout_id is null)
  );

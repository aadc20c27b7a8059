-- An entry that lists payouts of ours, with sums that do not make its own.

alter table bank_discrepancies
  drop constraint bank_discrepancies_reason_check,
  add constraint bank_discrepancies_reason_check check (reason in (
    'other_amount', 'batch_sum', 'provider_amount', 'from_elsewhere', 'no_such_run', 'no_reference', 'parts_differ',
    'other_account', 'other_debtor', 'not_ordered', 'before_order', 'paid_twice', 'returned_twice', 'before_it_left'
  ));

-- A bank may call a transfer that left and its return by one reference: an entry is known by what it was as well.
alter table bank_entries drop constraint once_in_a_statement;
alter table bank_entries add constraint once_in_a_statement
  unique nulls not distinct (statement_id, reference, kind, payout_id, provider_ref);

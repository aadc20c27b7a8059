-- What admins read of organisations and payouts comes from an index: the list by name, and what came back from a bank.
create index organisations_by_name on organisations (lower(name), id);
create index payouts_that_came_back on payouts (organisation_id, iban) where state in ('rejected', 'returned');

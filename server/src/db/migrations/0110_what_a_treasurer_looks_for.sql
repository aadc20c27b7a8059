-- One search leads from whatever somebody names to the statement, person, team, organisation or payout run it belongs to.
-- Ids and the provider's own references are unique and have their indexes.
drop index teams_words;
create index teams_words on teams using gin (words); -- deleted ones too: their payments are still asked about
create index payers_by_mandate on payers (mandate_reference) where mandate_reference is not null;
create index payouts_by_bank_reference on payouts (bank_reference) where bank_reference is not null;
create index bank_entries_by_reference on bank_entries (reference);

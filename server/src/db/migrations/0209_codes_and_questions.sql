-- An export, and an erasure, look for the codes that a person made, for a team too; each round of the worker looks whether an
-- admin asked for a comparison of the books. Both read their whole table.
create index codes_made_by on codes (created_by);
create index audit_log_checks_asked on audit_log (at) where action = 'ledger.check';

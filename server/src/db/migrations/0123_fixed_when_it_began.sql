-- The organisations of a line are those its burner had when it was computed (rule 13): set with the line, never exchanged,
-- and none is added later. Looked at once a statement, so that a close of a million lines does not notice.
create function organisations_as_computed() returns trigger language plpgsql as $$
begin
  raise exception 'the organisations of line % stay', old.line_id using errcode = '23514', constraint = 'organisations_as_computed';
end $$;
create trigger organisations_as_computed before update of line_id, organisation_id on allocations
  for each row when (new.line_id <> old.line_id or new.organisation_id <> old.organisation_id)
  execute function organisations_as_computed();

create function shares_begin_with_their_line() returns trigger language plpgsql as $$
declare
  older integer;
begin
  select l.id into older
  from added a
  join statement_lines l on l.id = a.line_id
  where l.xmin <> pg_current_xact_id()::xid
  limit 1;
  if older is not null then
    raise exception 'line % has its organisations already', older using errcode = '23514', constraint = 'shares_begin_with_their_line';
  end if;
  return null;
end $$;
create trigger shares_begin_with_their_line after insert on allocations
  referencing new table as added
  for each statement execute function shares_begin_with_their_line();

-- An account begins as a proposal, whoever writes it down: what is in force was decided afterwards.
create function accounts_begin_proposed() returns trigger language plpgsql as $$
begin
  if new.state <> 'proposed' then
    raise exception 'an account is proposed first' using errcode = '23514', constraint = 'accounts_begin_proposed';
  end if;
  return new;
end $$;
create trigger accounts_begin_proposed before insert on iban_changes
  for each row execute function accounts_begin_proposed();

-- What is in force without a word of it in the audit log, as a demo's accounts are, is taken as it stands today.
insert into audit_log (at, action, target_kind, target_id, after)
select i.proposed_at, 'iban.propose', 'iban_change', i.id, jsonb_build_object(
  'organisation', i.organisation_id, 'iban_end', right(i.iban, 4),
  'account_fingerprint', account_fingerprint(i.iban, i.account_holder, i.communication))
from iban_changes i
where not exists (
  select from audit_log a where a.action = 'iban.propose' and a.target_kind = 'iban_change' and a.target_id = i.id
)
order by i.id;
insert into audit_log (at, action, target_kind, target_id, after)
select i.decided_at, 'iban.approve', 'iban_change', i.id, jsonb_build_object('state', 'approved', 'effective_at', i.effective_at)
from iban_changes i
where i.state = 'approved'
  and not exists (
    select from audit_log a where a.action = 'iban.approve' and a.target_kind = 'iban_change' and a.target_id = i.id
  )
order by i.id;

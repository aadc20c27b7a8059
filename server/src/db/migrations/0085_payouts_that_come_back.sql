-- A transfer may come back days after the account's statement showed it leave: the organisation is owed it again (rule 46).
alter table payouts
  add column returned_on   date, -- the day the bank booked it back
  add column return_reason text,
  add column returned_by   integer references users,
  add column returned_at   timestamptz,
  drop constraint payouts_state_check,
  drop constraint settled_says_by_whom_and_when,
  drop constraint paid_says_on_which_day,
  add constraint payouts_state_check
    check (state in ('prepared', 'ordered', 'paid', 'rejected', 'returned', 'cancelled')),
  add constraint settled_says_by_whom_and_when check (
    (state in ('paid', 'rejected', 'returned')) = (settled_at is not null) and (settled_at is null) = (settled_by is null)
  ),
  add constraint paid_says_on_which_day check (state not in ('paid', 'returned') or settled_on is not null),
  add constraint returned_says_when_why_and_by_whom check (
    (state = 'returned') = (returned_on is not null)
    and (state = 'returned') = (return_reason is not null)
    and (state = 'returned') = (returned_by is not null)
    and (state = 'returned') = (returned_at is not null)
  ),
  add constraint returned_after_it_left check (returned_on >= settled_on);

-- What was prepared is what is ordered and settled. What ended stays so, but that a paid one may still come back.
create or replace function payout_as_prepared() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.state in ('rejected', 'returned', 'cancelled') or
    (new.id, new.run_id, new.organisation_id, new.amount_cents, new.iban, new.account_holder, new.communication,
      new.end_to_end_id, new.first_month, new.last_month) is distinct from
    (old.id, old.run_id, old.organisation_id, old.amount_cents, old.iban, old.account_holder, old.communication,
      old.end_to_end_id, old.first_month, old.last_month)
  then
    raise exception 'payout % stays as it was prepared', old.id using errcode = '2F003';
  end if;
  if old.state = 'paid' and (
    new.state <> 'returned' or
    (new.settled_on, new.settled_by, new.settled_at, new.bank_reference, new.reject_reason) is distinct from
    (old.settled_on, old.settled_by, old.settled_at, old.bank_reference, old.reject_reason)
  ) then
    raise exception 'payout % stays as it was confirmed', old.id using errcode = '2F003';
  end if;
  return new;
end $$;

-- How far a run has come on its way to the bank: its file was taken, and signed there.
drop trigger payout_runs_as_decided on payout_runs;
alter table payout_runs
  add column file_taken_at timestamptz, -- for the first time
  add column file_taken_by integer references users,
  add column signed_at     timestamptz,
  add column signed_by     integer references users;
update payout_runs r
set file_taken_at = taken.at, file_taken_by = taken.actor_id
from (
  select distinct on (target_id) target_id, at, actor_id
  from audit_log
  where action = 'payout.file'
    and actor_id is not null
  order by target_id, id
) taken
where taken.target_id = r.id
  and r.state = 'approved';
alter table payout_runs
  add constraint file_taken_by_somebody check ((file_taken_at is null) = (file_taken_by is null)),
  add constraint signed_by_somebody check ((signed_at is null) = (signed_by is null)),
  add constraint signed_after_the_file check (signed_at is null or file_taken_at is not null),
  add constraint file_of_an_approved_run check (file_taken_at is null or state = 'approved');

-- Of an approved run only this changes: the day of payment moves on while nobody has signed, and each step is taken once.
-- No run pays the account it is paid from (rule 46).
create or replace function payout_run_as_decided() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or
    (new.id, new.message_id, new.prepared_by, new.prepared_at) is distinct from
    (old.id, old.message_id, old.prepared_by, old.prepared_at)
    or old.state = 'cancelled'
    or old.state = 'approved' and (
      (new.state, new.decided_by, new.decided_at, new.debtor_name, new.debtor_iban) is distinct from
      (old.state, old.decided_by, old.decided_at, old.debtor_name, old.debtor_iban)
      or new.execute_on < old.execute_on
      or new.execute_on > old.execute_on and old.signed_at is not null
      or old.file_taken_at is not null
        and (new.file_taken_at, new.file_taken_by) is distinct from (old.file_taken_at, old.file_taken_by)
      or old.signed_at is not null and (new.signed_at, new.signed_by) is distinct from (old.signed_at, old.signed_by)
    )
  then
    raise exception 'payout run % stays as it was decided', old.id using errcode = '2F003';
  end if;
  if new.state = 'approved' and old.state = 'prepared'
    and exists (select from payouts p where p.run_id = new.id and p.iban = new.debtor_iban)
  then
    raise exception 'payout run % pays the account it is paid from', new.id using errcode = '23514', constraint = 'own_account';
  end if;
  return new;
end $$;
create trigger payout_runs_as_decided before update or delete on payout_runs
  for each row execute function payout_run_as_decided();

-- None in production: what makes sure that none is paid out looks here.
create index charges_of_the_sandbox on charges (id) where provider = 'sandbox';

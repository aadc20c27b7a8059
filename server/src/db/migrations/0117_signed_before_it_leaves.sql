-- Nothing of a run can leave the account, or come back to it, before the run was signed at the bank. What was confirmed
-- without that step was signed no later than then: the bank's statement said so.
update payout_runs r
set file_taken_at = coalesce(r.file_taken_at, left_it.at),
  file_taken_by = coalesce(r.file_taken_by, left_it.by),
  signed_at = left_it.at,
  signed_by = left_it.by
from (
  select distinct on (run_id) run_id, settled_at as at, settled_by as by
  from payouts
  where state in ('paid', 'returned')
  order by run_id, settled_at, id
) left_it
where left_it.run_id = r.id
  and r.state = 'approved'
  and r.signed_at is null;

-- An approved run whose file nobody took can still be called off: its payouts are owed again.
alter table payout_runs
  add column recalled_at timestamptz,
  add column recalled_by integer references users,
  drop constraint approved_says_who_pays,
  add constraint approved_says_who_pays check (
    (state = 'approved' or recalled_at is not null) = (debtor_name is not null) and (debtor_name is null) = (debtor_iban is null)
  ),
  add constraint recalled_says_by_whom check ((recalled_at is null) = (recalled_by is null)),
  add constraint recalled_without_its_file check (recalled_at is null or state = 'cancelled' and file_taken_at is null);

create or replace function payout_run_as_decided() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or
    (new.id, new.message_id, new.prepared_by, new.prepared_at) is distinct from
    (old.id, old.message_id, old.prepared_by, old.prepared_at)
    or old.state = 'cancelled'
    or old.state = 'prepared' and new.recalled_at is not null
    or old.state = 'approved' and (
      (new.decided_by, new.decided_at, new.debtor_name, new.debtor_iban) is distinct from
      (old.decided_by, old.decided_at, old.debtor_name, old.debtor_iban)
      or new.state <> 'approved' and (new.recalled_at is null or old.file_taken_at is not null)
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

-- What ended stays so, but that a paid one may come back, and that one marked as sent back may have left after all.
create or replace function payout_as_prepared() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.state in ('returned', 'cancelled') or
    (new.id, new.run_id, new.organisation_id, new.amount_cents, new.iban, new.account_holder, new.communication,
      new.end_to_end_id, new.first_month, new.last_month) is distinct from
    (old.id, old.run_id, old.organisation_id, old.amount_cents, old.iban, old.account_holder, old.communication,
      old.end_to_end_id, old.first_month, old.last_month)
  then
    raise exception 'payout % stays as it was prepared', old.id using errcode = '2F003';
  end if;
  if old.state = 'rejected' and (
    new.state <> 'paid' or new.reject_reason is distinct from old.reject_reason
    or not exists (select from payouts_left_after_all l where l.payout_id = old.id and l.resolution = 'left')
  ) then
    raise exception 'payout % stays as it was given up', old.id using errcode = '2F003';
  end if;
  if old.state = 'paid' and (
    new.state <> 'returned' or
    (new.settled_on, new.settled_by, new.settled_at, new.bank_reference, new.reject_reason) is distinct from
    (old.settled_on, old.settled_by, old.settled_at, old.bank_reference, old.reject_reason)
  ) then
    raise exception 'payout % stays as it was confirmed', old.id using errcode = '2F003';
  end if;
  if old.state = 'ordered' and new.state in ('paid', 'rejected')
    and not exists (select from payout_runs r where r.id = old.run_id and r.signed_at is not null)
  then
    raise exception 'payout % cannot leave or come back before its run is signed', old.id
      using errcode = '23514', constraint = 'signed_first';
  end if;
  return new;
end $$;

-- What a statement of the bank shows leaving although it had been marked as sent back. Until somebody said what became of
-- it, the organisation is in no run: the money may be there already.
create table payouts_left_after_all (
  id          integer generated always as identity primary key,
  payout_id   integer not null references payouts,
  day         date not null, -- the bank's value date
  reference   text not null check (char_length(reference) between 1 and 70), -- the bank's, or our own by its place
  seen_by     integer not null references users,
  seen_at     timestamptz not null,
  resolution  text check (resolution in ('left', 'came_back')),
  resolved_by integer references users,
  resolved_at timestamptz,
  unique (payout_id, day),
  constraint resolved_says_by_whom_and_when
    check ((resolution is null) = (resolved_by is null) and (resolution is null) = (resolved_at is null))
);
create unique index one_unresolved_of_a_payout on payouts_left_after_all (payout_id) where resolution is null;

create function left_after_all_as_seen() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.resolution is not null or
    (new.id, new.payout_id, new.day, new.reference, new.seen_by, new.seen_at) is distinct from
    (old.id, old.payout_id, old.day, old.reference, old.seen_by, old.seen_at)
  then
    raise exception 'what the bank said of payout % stays', old.payout_id using errcode = '2F003';
  end if;
  return new;
end $$;
create trigger left_after_all_as_seen before update or delete on payouts_left_after_all
  for each row execute function left_after_all_as_seen();

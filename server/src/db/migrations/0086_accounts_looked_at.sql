-- Two organisations with one account ask for a second look, and so does an account from which a transfer came back
-- (rule 46): that somebody looked is kept with the account.
alter table iban_changes
  add column shared    boolean not null default false, -- proposed knowing that another organisation has it too
  add column looked_at timestamptz, -- after a transfer came back: it is the right account all the same
  add column looked_by integer references users,
  add constraint looked_at_by_somebody check ((looked_at is null) = (looked_by is null));
create index iban_changes_by_account on iban_changes (iban) where state <> 'rejected';

-- What came back from an account, at once or later, and was not followed by a transfer that arrived there.
create view transfers_back as
select p.organisation_id, p.iban, coalesce(p.returned_at, p.settled_at) as seen_at,
  coalesce(p.returned_on, (p.settled_at at time zone 'Europe/Brussels')::date) as day,
  coalesce(p.return_reason, p.reject_reason) as reason
from payouts p
where p.state in ('rejected', 'returned')
  and not exists (
    select from payouts again
    where again.organisation_id = p.organisation_id
      and again.iban = p.iban
      and again.state = 'paid'
      and again.settled_at > coalesce(p.returned_at, p.settled_at)
  );

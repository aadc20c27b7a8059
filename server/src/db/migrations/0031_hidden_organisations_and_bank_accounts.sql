-- A hidden organisation is listed nowhere and chosen by nobody anew; who chose it keeps it.
alter table organisations add column hidden_at timestamptz;

-- Where an organisation's money goes. One admin proposes, another approves, and a week later it takes effect (rule 18):
-- the account of an organisation is its newest approved row that is in effect.
create table iban_changes (
  id              integer generated always as identity primary key,
  organisation_id integer not null references organisations,
  iban            text not null check (iban ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$'),
  account_holder  text not null check (char_length(account_holder) between 1 and 70),
  state           text not null default 'proposed' check (state in ('proposed', 'approved', 'rejected')),
  proposed_by     integer not null references users,
  proposed_at     timestamptz not null,
  decided_by      integer references users,
  decided_at      timestamptz,
  effective_at    timestamptz,
  constraint decided_says_by_whom_and_when
    check ((state = 'proposed') = (decided_by is null) and (state = 'proposed') = (decided_at is null)),
  constraint approved_takes_effect check ((state = 'approved') = (effective_at is not null)),
  constraint two_admins check (state <> 'approved' or decided_by <> proposed_by)
);
create unique index one_proposal_at_a_time on iban_changes (organisation_id) where state = 'proposed';
create index iban_changes_of_organisation on iban_changes (organisation_id, id desc);

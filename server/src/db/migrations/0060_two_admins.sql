-- What one admin proposes and another confirms (rule 40): a new admin, or the erasure of a person. A new admin also comes
-- into force a week later if no admin objected; nobody decided then.
create table admin_proposals (
  id          integer generated always as identity primary key,
  kind        text not null check (kind in ('grant', 'erase')),
  user_id     integer not null references users,
  proposed_by integer not null references users,
  proposed_at timestamptz not null,
  state       text not null default 'proposed' check (state in ('proposed', 'done', 'objected')),
  decided_by  integer references users,
  decided_at  timestamptz,
  constraint decided_says_when check ((state = 'proposed') = (decided_at is null)),
  constraint only_time_decides_alone check (decided_by is not null or state <> 'done' or kind = 'grant'),
  constraint two_admins check (state <> 'done' or decided_by is distinct from proposed_by)
);
create unique index one_proposal_of_a_kind on admin_proposals (user_id, kind) where state = 'proposed';
create index admin_proposals_of_person on admin_proposals (user_id);

-- Whom a change of its bank account is told to, beside the admins.
alter table organisations
  add column contact_mail text check (char_length(contact_mail) between 3 and 200),
  add column contact_language text not null default 'en' check (contact_language in ('en', 'fr', 'nl'));

-- A change that has taken effect is told once.
alter table iban_changes add column told_in_force_at timestamptz;
update iban_changes set told_in_force_at = effective_at where effective_at is not null;

-- A mail goes to a person, or to an organisation's contact.
alter table outbox alter column user_id drop not null;
alter table outbox add column organisation_id integer references organisations;
alter table outbox add constraint a_mail_has_one_recipient check ((user_id is null) <> (organisation_id is null));

-- Kalivo itself can be chosen, too (rule 75). What is given for it is kept for its costs and never transferred, so that it is
-- said once, when the organisation is made, and never changed: what was owed to somebody does not become ours.
alter table organisations add column is_association boolean not null default false;
create unique index organisations_one_association on organisations (is_association) where is_association;

create function association_stays() returns trigger language plpgsql as $$
begin
  raise exception 'which organisation the association is does not change' using errcode = '2F003';
end $$;
create trigger organisations_association_stays before update of is_association on organisations
  for each row when (old.is_association is distinct from new.is_association) execute function association_stays();

-- What Kalivo costs in a year, as its page says.
create table association_costs (
  id           integer generated always as identity primary key,
  what         text not null check (char_length(what) between 1 and 120),
  paid_to      text not null check (char_length(paid_to) between 1 and 120),
  yearly_cents bigint not null check (yearly_cents between 1 and 100000000)
);

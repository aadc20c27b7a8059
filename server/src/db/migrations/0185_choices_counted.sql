-- How many people show that they chose an organisation (rules 26 and 35), as changes that are added up when asked: one row
-- for all would be the hot row of every registration, and two choices in different orders would wait for each other. A due
-- step adds them together (`sumChoices`).
create table choices_counted (
  id              bigint generated always as identity primary key,
  organisation_id integer not null references organisations,
  people          integer not null
);
create index choices_of_an_organisation on choices_counted (organisation_id) include (people);

insert into choices_counted (organisation_id, people)
select c.organisation_id, count(*)
from user_organisations c
join privacy_settings v on v.user_id = c.user_id and v.public and v.organisations
group by c.organisation_id;

-- Settings that change at the same time wait for the choice, or it for them: one of the two counts.
create function count_choices_that_came() returns trigger language plpgsql as $$
begin
  perform from privacy_settings v where v.user_id in (select user_id from came) order by v.user_id for share;
  insert into choices_counted (organisation_id, people)
  select c.organisation_id, count(*)
  from came c
  join privacy_settings v on v.user_id = c.user_id and v.public and v.organisations
  group by c.organisation_id;
  return null;
end $$;
create trigger choices_that_came after insert on user_organisations
  referencing new table as came for each statement execute function count_choices_that_came();

create function count_choices_that_went() returns trigger language plpgsql as $$
begin
  perform from privacy_settings v where v.user_id in (select user_id from went) order by v.user_id for share;
  insert into choices_counted (organisation_id, people)
  select c.organisation_id, -count(*)
  from went c
  join privacy_settings v on v.user_id = c.user_id and v.public and v.organisations
  group by c.organisation_id;
  return null;
end $$;
create trigger choices_that_went after delete on user_organisations
  referencing old table as went for each statement execute function count_choices_that_went();

create function count_choices_of_settings() returns trigger language plpgsql as $$
begin
  if (old.public and old.organisations) is distinct from (new.public and new.organisations) then
    insert into choices_counted (organisation_id, people)
    select c.organisation_id, case when new.public and new.organisations then 1 else -1 end
    from user_organisations c
    where c.user_id = new.user_id;
  end if;
  return null;
end $$;
create trigger choices_shown_or_hidden after update of public, organisations on privacy_settings
  for each row execute function count_choices_of_settings();

-- Who pays. A person becomes a payer with the first pledge or payment method; teams join in a later migration.
create table payers (
  id                integer generated always as identity primary key,
  user_id           integer not null unique references users,
  provider          text check (provider in ('sandbox', 'stripe')),
  customer_ref      text,
  method_ref        text,
  method_kind       text check (method_kind in ('card', 'sepa_debit')),
  method_label      text,
  mandate_reference   text, -- of a direct debit: the notice must name both (money §11)
  mandate_creditor_id text,
  method_state      text not null default 'none' check (method_state in ('none', 'active', 'failed')),
  method_since      timestamptz, -- the first method ever saved: pledges count from here (rule 20b)
  ceiling_cents     bigint not null default 25000 check (ceiling_cents between 100 and 100000),
  paused_at         timestamptz,
  blocked_at        timestamptz,
  created_at        timestamptz not null,
  constraint a_method_is_complete
    check (method_state = 'none' or (customer_ref is not null and method_ref is not null and method_since is not null)),
  unique (provider, customer_ref)
);

-- The set-up pages a payer opened: tells which payer a finished one belongs to.
create table method_setups (
  id         integer generated always as identity primary key,
  payer_id   integer not null references payers,
  provider   text not null,
  setup_ref  text not null,
  created_at timestamptz not null,
  finished_at timestamptz,
  unique (provider, setup_ref)
);

create table payer_blacklist (
  payer_id        integer not null references payers,
  organisation_id integer not null references organisations,
  primary key (payer_id, organisation_id)
);

-- A pledge is a payer's standing promise to one burner. A change closes one version and opens the next;
-- nothing is deleted, because past months still point at the version that priced them.
create table pledges (
  id         integer generated always as identity primary key,
  payer_id   integer not null references payers,
  burner_id  integer not null references users,
  rate_c100  integer not null check (rate_c100 between 1 and 1000), -- cents per 100 kcal
  cap_cents  bigint check (cap_cents >= 100),                       -- null: no limit
  valid      tstzrange not null,
  constraint a_version_has_a_start
    check (not isempty(valid) and lower_inc(valid) and not lower_inf(valid) and not upper_inc(valid)),
  constraint one_version_at_a_time
    exclude using gist (payer_id with =, burner_id with =, valid with &&)
);
create index pledges_of_burner on pledges (burner_id);
create index running_pledges_of_burner on pledges (burner_id, payer_id) where upper_inf(valid);
create index running_pledges_of_payer on pledges (payer_id, burner_id) where upper_inf(valid);

create function no_self_pledge() returns trigger language plpgsql as $$
begin
  if exists (select 1 from payers where id = new.payer_id and user_id = new.burner_id) then
    raise exception 'nobody pledges to themself' using errcode = '23514', constraint = 'no_self_pledge';
  end if;
  return new;
end $$;
create trigger no_self_pledge before insert or update of payer_id, burner_id on pledges
  for each row execute function no_self_pledge();

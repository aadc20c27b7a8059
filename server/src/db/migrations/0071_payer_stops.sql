-- Rule 42: when a payer's support was stopped, from when until when, and who ended it; kept for ever. Effort that ends
-- inside one earns nothing, whenever it is settled. One nullable instant on the payer could not remember what was over.
create table payer_stops (
  id            integer generated always as identity primary key,
  payer_id      integer not null references payers,
  kind          text not null check (kind in ('pause', 'dispute', 'own')),
  during        tstzrange not null, -- without an end: it goes on
  ended_by      text check (ended_by in ('payment', 'person', 'admin')),
  ended_by_user integer references users,
  constraint a_stop_has_a_beginning
    check (not isempty(during) and lower_inc(during) and not lower_inf(during) and not upper_inc(during)),
  constraint what_is_over_was_ended_by_somebody check (upper_inf(during) = (ended_by is null)),
  constraint people_end_as_somebody
    check (coalesce(ended_by in ('person', 'admin'), false) = (ended_by_user is not null)),
  constraint one_stop_of_a_kind_at_a_time
    exclude using gist (payer_id with =, kind with =, during with &&)
);
create index open_stops on payer_stops (payer_id, kind) where upper_inf(during);
create index stops_of_payer on payer_stops (payer_id);

-- What goes on today. What was over before is not known as an interval: the columns forgot it when it ended, and neither
-- charges nor the audit log say when each pause began. Months that are closed have been billed by what stood then.
insert into payer_stops (payer_id, kind, during)
select id, 'pause', tstzrange(paused_at, null) from payers where paused_at is not null
union all
select id, 'dispute', tstzrange(blocked_at, null) from payers where blocked_at is not null;

alter table payers
  drop column paused_at,
  drop column blocked_at;

-- A stop ends once; its beginning, and what is over, never change.
create function stops_are_kept() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and upper_inf(old.during) and not upper_inf(new.during) and lower(new.during) = lower(old.during)
    and (new.id, new.payer_id, new.kind) = (old.id, old.payer_id, old.kind) then
    return new;
  end if;
  raise exception 'what stopped a payer is kept as it was' using errcode = '23514', constraint = 'stops_are_kept';
end $$;
create trigger stops_are_kept before update or delete on payer_stops
  for each row execute function stops_are_kept();

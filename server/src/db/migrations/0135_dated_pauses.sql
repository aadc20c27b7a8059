-- A payer's own pause may end on a day that they chose (decision 56). Nothing ends it then: whoever asks, asks about an
-- instant. Until that day its end may be moved, taken away, or drawn to now.
alter table payer_stops
  add column dated boolean not null default false,
  add constraint only_an_own_pause_is_dated check (not dated or (kind = 'own' and not upper_inf(during)));

create or replace function stops_are_kept() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and lower(new.during) = lower(old.during)
    and (new.id, new.payer_id, new.kind) = (old.id, old.payer_id, old.kind)
    and (
      upper_inf(old.during) and not upper_inf(new.during)
      or old.dated and not is_computed_past(upper(old.during))
    ) then
    return new;
  end if;
  raise exception 'what stopped a payer is kept as it was' using errcode = '23514', constraint = 'stops_are_kept';
end $$;

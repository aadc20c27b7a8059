-- A burner rests until a day (decision 56): effort that ends within counts for themself and is priced by nobody. Kept for
-- ever, like what stopped a payer. Until that day its end may be moved, or drawn to now.
create table rests (
  id      integer generated always as identity primary key,
  user_id integer not null references users,
  during  tstzrange not null,
  constraint a_rest_has_both_ends
    check (not isempty(during) and lower_inc(during) and not upper_inc(during) and not lower_inf(during) and not upper_inf(during)),
  constraint a_rest_is_not_for_ever check (upper(during) < lower(during) + interval '7 months'),
  constraint one_rest_at_a_time exclude using gist (user_id with =, during with &&)
);

create function rests_are_kept() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (new.id, new.user_id, lower(new.during)) = (old.id, old.user_id, lower(old.during))
    and not is_computed_past(upper(old.during)) then
    return new;
  end if;
  raise exception 'a rest is kept as it was' using errcode = '23514', constraint = 'rests_are_kept';
end $$;
create trigger rests_are_kept before update or delete on rests
  for each row execute function rests_are_kept();

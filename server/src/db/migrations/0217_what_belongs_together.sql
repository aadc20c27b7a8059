-- A payer alone may ask for one statement a year to be refunded: a refund counts for the payer of its charge.
create function refunds_are_of_their_payer() returns trigger language plpgsql as $$
begin
  if not exists (select from public.charges where id = new.charge_id and payer_id = new.payer_id) then
    raise exception 'refund % is of the payer of its charge', new.id
      using errcode = '23514', constraint = 'refunds_are_of_their_payer';
  end if;
  return new;
end $$;
create trigger refunds_are_of_their_payer before insert on refunds
  for each row execute function refunds_are_of_their_payer();

-- The month of a workout is said by nobody: it follows from its end and from which months still take workouts (0186).
drop trigger workout_belongs on workouts;
create trigger workout_belongs before insert or update of status, end_utc, received_at, period_id on workouts
  for each row execute function workout_belongs();

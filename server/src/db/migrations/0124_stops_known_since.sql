-- Since when every stop of a payer is known as an interval (decision 30): a month that was computed before may have left
-- out effort for reasons that nothing tells any more. Where no month had been computed, all of them are known.
do $$
begin
  execute format(
    'create function stops_known_since() returns timestamptz language sql immutable as %L',
    format('select %L::timestamptz', case
      when exists (select from statements) then coalesce((select run_on::timestamptz from migrations where name like '0071%'), now())
      else '-infinity'
    end)
  );
end $$;

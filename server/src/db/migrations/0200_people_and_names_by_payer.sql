-- A union whose parts are joins is made whole before it is joined with the few payers that are asked for. Both views here are
-- joined from the payer on; payer_people stays for who asks for the payers of a person.
create view people_of_payers as
select y.id as payer_id, acting.user_id, y.team_id
from payers y
cross join lateral (
  select y.user_id
  where y.user_id is not null
  union all
  select m.user_id
  from team_members m
  join users u on u.id = m.user_id
  where m.team_id = y.team_id
    and m.is_admin
    and u.erased_at is null
) acting;

create or replace view payer_names as
select y.id as payer_id,
  coalesce(u.first_name, t.name) as first_name,
  coalesce(u.last_name, '') as last_name,
  s.pseudo,
  case
    when y.team_id is null then u.erased_at is not null
    else not exists (select from people_of_payers p where p.payer_id = y.id)
  end as ended
from payers y
left join users u on u.id = y.user_id
left join privacy_settings s on s.user_id = y.user_id
left join teams t on t.id = y.team_id;

-- Months are as far as their statements and charges are, one after the other
with facts as (
  select p.id, p.stage, p.computed_at < p.ends_at as early,
    p.stage <> 'open' and exists (select from public.billing_periods b where b.id < p.id and b.stage <> 'open')
      and not exists (
        select from public.billing_periods b
        where b.ends_at = p.starts_at and b.stage <> 'open'
      ) as ahead,
    (select count(*) from statements s where s.period_id = p.id) as statements,
    (select count(*) from charges c where c.period_id = p.id and c.state not in ('succeeded', 'canceled', 'written_off')) as unfinished,
    (select count(*) from charges c where c.period_id = p.id and c.notice_queued_at is not null) as told,
    exists (select from billing_periods n where n.id > p.id and n.stage <> 'open') as followed
  from billing_periods p
)
select 'month ' || id as subject,
  case
    when ahead then stage || ': the month before it is closed'
    when early then stage || ': computed after its end'
    when stage = 'open' then 'open: no statements, no later month closed'
    when stage = 'computing' then 'computing: no statements, no later month closed'
    when stage = 'computed' then 'computed: nobody was told yet'
    else stage || ': every charge ended'
  end as expected,
  statements || ' statements, ' || told || ' charges told of, ' || unfinished || ' not ended'
    || case when followed then ', a later month closed' else '' end
    || case when ahead then ', the month before it open or unknown' else '' end
    || case when early then ', computed before its end' else '' end as found,
  id as period_id
from facts
where (stage in ('open', 'computing') and (statements > 0 or followed))
   or (stage = 'computed' and told > 0)
   or (stage in ('settled', 'closed') and unfinished > 0)
   or ahead
   or early

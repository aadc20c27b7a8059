-- Months are as far as their statements and charges are, one after the other
with facts as (
  select p.id, p.stage,
    (select count(*) from statements s where s.period_id = p.id) as statements,
    (select count(*) from charges c where c.period_id = p.id and c.state not in ('succeeded', 'canceled', 'written_off')) as unfinished,
    (select count(*) from charges c where c.period_id = p.id and c.notice_queued_at is not null) as told,
    exists (select from billing_periods n where n.id > p.id and n.stage <> 'open') as followed
  from billing_periods p
)
select 'month ' || id as subject,
  case stage
    when 'open' then 'open: no statements, no later month closed'
    when 'computing' then 'computing: no statements, no later month closed'
    when 'computed' then 'computed: nobody was told yet'
    else stage || ': every charge ended'
  end as expected,
  statements || ' statements, ' || told || ' charges told of, ' || unfinished || ' not ended'
    || case when followed then ', a later month closed' else '' end as found,
  id as period_id
from facts
where (stage in ('open', 'computing') and (statements > 0 or followed))
   or (stage = 'computed' and told > 0)
   or (stage in ('settled', 'closed') and unfinished > 0)

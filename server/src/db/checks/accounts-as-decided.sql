-- The bank accounts of organisations are what two admins decided, as the audit log says
with decided as (
  select distinct on (target_id) target_id, action, after
  from audit_log
  where target_kind = 'iban_change'
    and action in ('iban.approve', 'iban.reject')
  order by target_id, id desc
),
proposed as (
  select target_id, after
  from audit_log
  where action = 'iban.propose'
),
compared as (
  select coalesce(i.id, p.target_id) as id, coalesce(i.organisation_id::text, p.after ->> 'organisation') as organisation_id,
    concat_ws(', ', 'organisation ' || coalesce(p.after ->> 'organisation', 'nobody proposed it for'), 'account …' || (p.after ->> 'iban_end'), p.after ->> 'account_fingerprint',
      case d.action when 'iban.approve' then 'approved from ' || (d.after ->> 'effective_at')::timestamptz when 'iban.reject' then 'rejected'
        else 'proposed' end) as expected,
    case when i.id is null then 'no account'
      else concat_ws(', ', 'organisation ' || i.organisation_id, 'account …' || right(i.iban, 4),
        case when p.after ? 'account_fingerprint' then account_fingerprint(i.iban, i.account_holder, i.communication) end,
        case i.state when 'approved' then 'approved from ' || i.effective_at else i.state end)
    end as found
  from iban_changes i
  full join proposed p on p.target_id = i.id
  left join decided d on d.target_id = coalesce(i.id, p.target_id)
)
select 'account ' || id || ' of organisation ' || organisation_id as subject, expected, found, null::integer as period_id
from compared
where expected <> found

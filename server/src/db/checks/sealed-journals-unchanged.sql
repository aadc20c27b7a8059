-- Journals of sealed months are what they were when they were sealed, and each month's checksum follows from the one before
select 'journal ' || l.journal_id || ', sealed with ' || l.month as subject, encode(l.leaf, 'hex') as expected,
  coalesce(encode(leaf_of(leaf_salt(s.salt, l.journal_id), t.text), 'hex'), 'missing') as found
from ledger_leaves l
join ledger_seals s on s.month = l.month
left join journal_texts t on t.id = l.journal_id
where leaf_of(leaf_salt(s.salt, l.journal_id), t.text) is distinct from l.leaf
union all
select 'month ' || s.month, s.journals || ' journals', count(l.journal_id) || ' journals'
from ledger_seals s
left join ledger_leaves l on l.month = s.month
group by s.month, s.journals
having count(l.journal_id) <> s.journals
union all
select 'journal ' || j.id, 'sealed', 'not sealed'
from journals j
where j.id <= (select max(last_journal) from ledger_seals)
  and not exists (select from public.ledger_leaves l where l.journal_id = j.id)
union all
select 'leaf ' || l.journal_id, 'sealed with a month', 'no seal of ' || l.month
from ledger_leaves l
where not exists (select from public.ledger_seals s where s.month = l.month)
union all
select 'month ' || month, encode(recount, 'hex'), encode(checksum, 'hex')
from (
  select s.month, s.checksum, s.previous, (select b.checksum from public.ledger_seals b where b.month < s.month order by b.month desc limit 1) as before, (
    select checksum_of(c.leaf order by c.position)
    from (
      select s.previous as leaf, 0 as position
      union all
      select leaf, position from ledger_leaves l where l.month = s.month
    ) c
  ) as recount
  from ledger_seals s
) chain
where recount <> checksum
   or coalesce(before, '\x0000000000000000000000000000000000000000000000000000000000000000') <> previous

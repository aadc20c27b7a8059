-- Journals of sealed months are what they were when they were sealed
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
group by s.month
having count(l.journal_id) <> s.journals

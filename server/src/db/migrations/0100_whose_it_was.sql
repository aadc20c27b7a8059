-- Whose money it was stands in the ledger itself (decision 38): from the payer to the burners who earned it, from them on to
-- the organisations. What is raised and given by person, organisation and month follows from transfers alone.

-- What is in the books already gets its entries from the shares as they are stored; they are sealed with this month.
insert into accounts (code, owner_id, normal)
select distinct 'given_by', payer_id, 'D' from given_shares
union all
select distinct 'raised_by', burner_id, 'C' from given_shares
union all
select distinct 'given_to', organisation_id, 'C' from given_shares
on conflict (code, owner_id) do nothing;

create temporary table whose on commit drop as
with shares as (
  select g.charge_id, g.payer_id, g.period_id, g.burner_id, g.organisation_id, a.amount_cents as cents, 0 as reversal_id
  from given_shares g
  join allocations a using (line_id, organisation_id)
  union all
  select g.charge_id, g.payer_id, g.period_id, g.burner_id, g.organisation_id, rs.amount_cents, rs.reversal_id
  from given_shares g
  join reversal_shares rs using (line_id, organisation_id)
)
select 'given:' || period_id || ':' || charge_id || case when reversal_id > 0 then ':less:' || reversal_id else '' end as key,
  case when reversal_id > 0 then 'given_less' else 'given' end as kind, *
from shares
where cents > 0;
insert into whose
select 'given:' || w.period_id || ':' || w.charge_id || ':again:' || w.reversal_id, 'given_again', w.charge_id, w.payer_id,
  w.period_id, w.burner_id, w.organisation_id, w.cents, w.reversal_id
from whose w
join reversals r on r.id = w.reversal_id and r.undone_at is not null;

insert into journals (key, kind, charge_id, period_id, occurred_at, total_cents)
select w.key, w.kind, w.charge_id, w.period_id,
  case w.kind when 'given' then s.occurred_at when 'given_less' then r.effective_at else r.undone_at end, 2 * sum(w.cents)
from whose w
join journals s on s.charge_id = w.charge_id and s.kind = 'charge_succeeded'
left join reversals r on r.id = w.reversal_id
group by w.key, w.kind, w.charge_id, w.period_id, s.occurred_at, r.effective_at, r.undone_at
order by s.occurred_at, w.charge_id, w.key;

insert into transfers (journal_id, debit_id, credit_id, amount_cents)
select j.id, case when j.kind = 'given_less' then legs.receiver else legs.giver end,
  case when j.kind = 'given_less' then legs.giver else legs.receiver end, legs.cents
from (
  select w.key, y.id as giver, b.id as receiver, sum(w.cents) as cents
  from whose w
  join accounts y on y.code = 'given_by' and y.owner_id = w.payer_id
  join accounts b on b.code = 'raised_by' and b.owner_id = w.burner_id
  group by w.key, y.id, b.id
  union all
  select w.key, b.id, o.id, sum(w.cents)
  from whose w
  join accounts b on b.code = 'raised_by' and b.owner_id = w.burner_id
  join accounts o on o.code = 'given_to' and o.owner_id = w.organisation_id
  group by w.key, b.id, o.id
) legs
join journals j on j.key = legs.key
order by j.id;

-- At commit a journal holds exactly its declared total; a charge's journal equals the charge and its allocations, and
-- another says whose it was.
create or replace function journal_complete() returns trigger language plpgsql as $$
declare
  held bigint;
  charged bigint;
  allocated bigint;
begin
  select coalesce(sum(amount_cents), 0) into held from transfers where journal_id = new.id;
  if held <> new.total_cents then
    raise exception 'journal % holds % of %', new.key, held, new.total_cents using errcode = '23514';
  end if;
  if new.kind = 'charge_succeeded' then
    select amount_cents into charged from charges where id = new.charge_id;
    select sum(a.amount_cents) into allocated
    from charges c
    join statement_lines l on l.billed_in = c.statement_id and l.state = 'charged'
    join allocations a on a.line_id = l.id
    where c.id = new.charge_id;
    if charged is distinct from new.total_cents or allocated is distinct from new.total_cents then
      raise exception 'journal %: charge %, allocations %, journal %', new.key, charged, allocated, new.total_cents
        using errcode = '23514';
    end if;
    if not exists (select from journals where charge_id = new.charge_id and kind = 'given' and total_cents = 2 * new.total_cents) then
      raise exception 'journal %: nothing says whose it was', new.key using errcode = '23514';
    end if;
  end if;
  return null;
end $$;

-- The checksum of a month: that of the one before, hashed with each leaf in turn.
create function chain_step(checksum bytea, leaf bytea) returns bytea
language sql immutable parallel safe
as $$ select coalesce(sha256(checksum || leaf), leaf) $$;
create aggregate checksum_of(bytea) (sfunc = chain_step, stype = bytea);

-- By which the audit log knows an account without naming it.
create function account_fingerprint(iban text, holder text, communication text) returns text
language sql immutable parallel safe
as $$ select left(encode(sha256(convert_to(concat_ws('|', iban, holder, coalesce(communication, '')), 'UTF8')), 'hex'), 16) $$;

import { sql } from "kysely";
import type { BookPeriod } from "@kalivo/contract/shapes/admin-books.ts";
import type { Cents } from "@kalivo/domain/money/cents.ts";
import type { Queryable } from "#server/db/client.ts";
import { MEMORANDUM, MEMORANDUM_KINDS } from "../../billing/ledger/chart.ts";
import type { AccountKey } from "./account-plan.ts";

/** SQL that identifies an account `a`: payers share one, so that no list of accounts is a list of payers. */
const ACCOUNT = sql`
  a.code, case when a.code = 'donor_receivable' then 0 else a.owner_id end as owner,
  (select o.name from organisations o where a.code like 'org\\_%' and o.id = a.owner_id) as organisation`;

/** SQL about a journal: it moved money. The others only say whose money it was, and name people. */
const MOVED_MONEY = sql`kind not in (${sql.join([...MEMORANDUM_KINDS])})`;

/** Each transfer as its two legs. */
const LEGS = sql`
  select journal_id, debit_id as account_id, amount_cents as debit, 0::bigint as credit from transfers
  union all
  select journal_id, credit_id, 0, amount_cents from transfers`;

export type AccountRow = AccountKey & { opening: Cents; debit: Cents; credit: Cents };

/** From the transfers alone: each account's opening balance, and what was booked. Accounts never used are left out. */
export async function accountsIn(db: Queryable, { from, until }: BookPeriod): Promise<AccountRow[]> {
  const { rows } = await sql<AccountRow>`
    select named.code, named.owner, named.organisation,
      coalesce(sum(l.debit - l.credit) filter (where j.occurred_at < ${from}), 0)::bigint as opening,
      coalesce(sum(l.debit) filter (where j.occurred_at >= ${from}), 0)::bigint as debit,
      coalesce(sum(l.credit) filter (where j.occurred_at >= ${from}), 0)::bigint as credit
    from (${LEGS}) l
    join journals j on j.id = l.journal_id and j.occurred_at < ${until}
    join (select a.id, ${ACCOUNT} from accounts a) named on named.id = l.account_id
    where named.code not in (${sql.join([...MEMORANDUM])})
    group by named.code, named.owner, named.organisation
  `.execute(db);
  return rows;
}

export async function countJournals(db: Queryable, { from, until }: BookPeriod): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count
    from journals
    where occurred_at >= ${from}
      and occurred_at < ${until}
      and ${MOVED_MONEY}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

export type JournalRow = AccountKey & {
  id: bigint;
  day: string;
  kind: string;
  debit: Cents;
  credit: Cents;
  statement: number | null;
  reference: string;
};

/**
 * Journals after a cursor, in order, as one line per account and side. The reference is a payout's end-to-end id, a charge's
 * reference at the provider, otherwise the identifying part of its key.
 */
export async function journalsAfter(
  db: Queryable,
  { from, until }: BookPeriod,
  after: bigint,
  most: number,
): Promise<JournalRow[]> {
  const { rows } = await sql<JournalRow>`
    select j.id, to_char(j.occurred_at at time zone 'Europe/Brussels', 'YYYY-MM-DD') as day, j.kind,
      named.code, named.owner, named.organisation, sum(l.debit)::bigint as debit, sum(l.credit)::bigint as credit,
      c.statement_id as statement, coalesce(p.end_to_end_id, c.charge_ref, split_part(j.key, ':', 2)) as reference
    from (
      select *
      from journals
      where id > ${after}
        and occurred_at >= ${from}
        and occurred_at < ${until}
        and ${MOVED_MONEY}
      order by id
      limit ${most}
    ) j
    cross join lateral (
      select debit_id as account_id, amount_cents as debit, 0::bigint as credit from transfers where journal_id = j.id
      union all
      select credit_id, 0, amount_cents from transfers where journal_id = j.id
    ) l
    join (select a.id, ${ACCOUNT} from accounts a) named on named.id = l.account_id
    left join charges c on c.id = j.charge_id
    left join payouts p on p.id = case when j.kind like 'payout\\_%' then split_part(j.key, ':', 2)::integer end
    group by j.id, j.occurred_at, j.kind, j.key, named.code, named.owner, named.organisation, l.debit > 0, c.statement_id,
      c.charge_ref, p.end_to_end_id
    order by j.id, l.debit > 0 desc, named.code, named.owner
  `.execute(db);
  return rows;
}

export type FeeRow = {
  id: bigint;
  day: string;
  kind: string;
  statement: number | null;
  reference: string;
  taken: Cents;
  by_organisations: Cents;
  by_association: Cents;
};

/** The provider's fees and returned fees, and who bore them: the organisations' shares, or the association. */
export async function feesAfter(
  db: Queryable,
  { from, until }: BookPeriod,
  after: bigint,
  most: number,
): Promise<FeeRow[]> {
  const { rows } = await sql<FeeRow>`
    with fees as (
      select t.journal_id,
        sum(case
          when d.code in ('provider_fees', 'dispute_fees') and k.code = 'provider_clearing' then t.amount_cents
          when k.code in ('provider_fees', 'dispute_fees') and d.code = 'provider_clearing' then -t.amount_cents
          else 0
        end)::bigint as taken,
        sum(case when k.code = 'provider_fees' and d.code like 'org\\_%' then t.amount_cents else 0 end)::bigint as shared
      from transfers t
      join accounts d on d.id = t.debit_id
      join accounts k on k.id = t.credit_id
      where 'provider_fees' in (d.code, k.code) or 'dispute_fees' in (d.code, k.code)
      group by t.journal_id
    )
    select j.id, to_char(j.occurred_at at time zone 'Europe/Brussels', 'YYYY-MM-DD') as day, j.kind,
      c.statement_id as statement, coalesce(c.charge_ref, split_part(j.key, ':', 2)) as reference,
      f.taken, f.shared as by_organisations, f.taken - f.shared as by_association
    from fees f
    join journals j on j.id = f.journal_id
    left join charges c on c.id = j.charge_id
    where j.id > ${after}
      and j.occurred_at >= ${from}
      and j.occurred_at < ${until}
    order by j.id
    limit ${most}
  `.execute(db);
  return rows;
}

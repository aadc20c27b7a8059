import { sql } from "kysely";
import { MIN_PAYOUT_CENTS } from "@kalivo/domain/limits.ts";
import type { Day, PeriodId } from "@kalivo/domain/billing/month.ts";
import type { Cents } from "@kalivo/domain/money/cents.ts";
import type { Queryable } from "#server/db/client.ts";
import { KEEP_PLAN } from "#server/db/prepared.ts";

export type PayoutAccount = { iban: string; holder: string; communication: string | null };

/** What the books owe an organisation, and the account it would be paid to now. */
export type Owed = {
  id: number;
  name: string;
  payable: Cents;
  held: Cents;
  in_transit: Cents;
  account: PayoutAccount | null;
  under_way: boolean;
  /** Another organisation has the same account, and neither was proposed with that known. */
  shared_unseen: boolean;
  /** A transfer came back from this account, and no admin has reviewed it since. */
  came_back: boolean;
  /** A statement shows a transfer leaving that was marked as sent back, and no admin has resolved it yet. */
  left_after_all: boolean;
  /** Part of it was collected by the sandbox. */
  play_money: boolean;
};

/** The account in effect of every organisation, and whether it is shared without that having been approved. */
const accountsInEffect = (now: Date) => sql`
  select d.*, not d.shared and count(*) filter (where not d.shared) over (partition by d.iban) > 1 as shared_unseen
  from (
    select distinct on (c.organisation_id) c.organisation_id, c.iban, c.account_holder as holder, c.communication, c.shared,
      greatest(c.effective_at, c.looked_at) as looked_at
    from iban_changes c
    where c.state = 'approved'
      and c.effective_at <= ${now}
    order by c.organisation_id, c.effective_at desc, c.id desc
  ) d`;

/**
 * These organisations, or every one, with money in one of the three accounts, but the association itself (rule 75): who is
 * owed most comes first. One query for the run and the pages. The balances, and the organisations, are one scan each by
 * an array of ids: nearly all balances are people's, and how many are left is not known before.
 */
async function owedListing(db: Queryable, only: readonly number[] | null, now: Date): Promise<Owed[]> {
  const organisations = only === null ? null : [...only];
  const { rows } = await sql<Owed>`
    ${KEEP_PLAN}
    with ours as materialized (
      select a.id, a.code, a.owner_id
      from accounts a
      where a.code in ('org_payable', 'org_held', 'org_in_transit')
        and (${organisations}::integer[] is null or a.owner_id = any(${organisations}::integer[]))
    ),
    sums as materialized (
      select a.owner_id,
        coalesce(sum(b.credits - b.debits) filter (where a.code = 'org_payable'), 0)::bigint as payable,
        coalesce(sum(b.credits - b.debits) filter (where a.code = 'org_held'), 0)::bigint as held,
        coalesce(sum(b.credits - b.debits) filter (where a.code = 'org_in_transit'), 0)::bigint as in_transit
      from ours a
      join balances b on b.account_id = a.id
      where b.account_id = any(array(select id from ours))
      group by a.owner_id
      having sum(b.credits - b.debits) > 0
    )
    select o.id, o.name, s.payable, s.held, s.in_transit,
      case when y.iban is not null then
        json_build_object('iban', y.iban, 'holder', y.holder, 'communication', y.communication)
      end as account,
      exists (
        select from payouts p where p.organisation_id = o.id and p.state in ('prepared', 'ordered')
      ) as under_way,
      coalesce(y.shared_unseen, false) as shared_unseen,
      coalesce(back.seen_at > y.looked_at, false) as came_back,
      exists (
        select from payouts_left_after_all l
        join payouts p on p.id = l.payout_id
        where p.organisation_id = o.id
          and l.resolution is null
      ) as left_after_all,
      exists (select from charges c where c.provider = 'sandbox') and exists (
        select from charges c
        join journals j on j.charge_id = c.id
        join transfers t on t.journal_id = j.id
        join accounts a on a.id = t.credit_id
        where c.provider = 'sandbox'
          and a.code = 'org_payable'
          and a.owner_id = o.id
      ) as play_money
    from sums s
    join organisations o on o.id = s.owner_id
    left join (${accountsInEffect(now)}) y on y.organisation_id = o.id
    left join (
      select organisation_id, iban, max(seen_at) as seen_at
      from transfers_back
      group by organisation_id, iban
    ) back on back.organisation_id = o.id and back.iban = y.iban
    where o.id = any(array(select owner_id from sums))
      and not o.is_association
    order by s.payable desc, s.held desc, o.id
  `.execute(db);
  return rows;
}

export const owedToAll = (db: Queryable, now: Date): Promise<Owed[]> => owedListing(db, null, now);

/** What is owed to these organisations, and the account it would be paid to now. */
export async function owedTo(
  db: Queryable,
  organisations: readonly number[],
  now: Date,
): Promise<Map<number, Owed>> {
  return new Map((await owedListing(db, organisations, now)).map((row) => [row.id, row]));
}

/** Organisations that enough is payable to for a run, and that have no account, in effect, approved or proposed. */
export async function withoutAccount(
  db: Queryable,
): Promise<{ count: number; since: null; id: number | null }> {
  const { rows } = await sql<{ count: number; since: null; id: number | null }>`
    select count(*)::int as count, null as since, min(o.id) as id
    from accounts a
    join balances b on b.account_id = a.id
    join organisations o on o.id = a.owner_id
    where a.code = 'org_payable'
      and b.credits - b.debits >= ${String(MIN_PAYOUT_CENTS)}::bigint
      and not o.is_association
      and not exists (
        select from iban_changes c where c.organisation_id = o.id and c.state in ('approved', 'proposed')
      )
  `.execute(db);
  return rows[0] ?? { count: 0, since: null, id: null };
}

/**
 * The same for these organisations only, with the id of their payable account: the order in which every writer locks
 * balances.
 */
export async function payableOf(
  db: Queryable,
  organisations: readonly number[],
): Promise<Map<number, { account: number; cents: Cents }>> {
  const { rows } = await sql<{ organisation: number; account: number; cents: Cents }>`
    select a.owner_id as organisation, a.id as account, b.credits - b.debits as cents
    from accounts a
    join balances b on b.account_id = a.id
    where a.code = 'org_payable'
      and a.owner_id = any(${[...organisations]}::integer[])
  `.execute(db);
  return new Map(rows.map(({ organisation, ...rest }) => [organisation, rest]));
}

export type Months = { first: PeriodId; last: PeriodId };

/** The months of the money that became payable to each since its last payout was prepared. */
export async function monthsOwed(
  db: Queryable,
  organisations: readonly number[],
): Promise<Map<number, Months>> {
  const { rows } = await sql<Months & { organisation: number }>`
    select a.owner_id as organisation, min(j.period_id) as first, max(j.period_id) as last
    from accounts a
    join transfers t on t.credit_id = a.id
    join journals j on j.id = t.journal_id
    where a.code = 'org_payable'
      and a.owner_id = any(${[...organisations]}::integer[])
      and j.period_id is not null
      and j.occurred_at > coalesce((
        select max(r.prepared_at)
        from payouts p
        join payout_runs r on r.id = p.run_id
        where p.organisation_id = a.owner_id
          and p.state in ('ordered', 'paid')
      ), '-infinity')
    group by a.owner_id
  `.execute(db);
  return new Map(rows.map(({ organisation, ...months }) => [organisation, months]));
}

/** A count per organisation, and since when; `id`: of the page to look further. */
export type Counted = { id: number; name: string; count: number; since: Date | null };

/** Rule 46: organisations whose transfer came back from the account in effect, and no admin has reviewed it since. */
export async function transfersBack(db: Queryable, now: Date): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select o.id, o.name, count(*)::int as count, min(t.seen_at) as since
    from transfers_back t
    join organisations o on o.id = t.organisation_id
    join (${accountsInEffect(now)}) y on y.organisation_id = t.organisation_id and y.iban = t.iban
    where t.seen_at > y.looked_at
    group by o.id
    order by since
  `.execute(db);
  return rows;
}

export async function insertLeftAfterAll(
  db: Queryable,
  { payoutId, day, reference, by }: { payoutId: number; day: Day; reference: string; by: number },
  now: Date,
): Promise<void> {
  await db
    .insertInto("payouts_left_after_all")
    .values({ payout_id: payoutId, day, reference, seen_by: by, seen_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The statement entry of a payout that is not resolved yet; null: none. Locks the row. */
export async function unresolvedOf(
  db: Queryable,
  payoutId: number,
): Promise<{ id: number; day: Day; reference: string } | null> {
  const row = await db
    .selectFrom("payouts_left_after_all")
    .select(["id", "day", "reference"])
    .where("payout_id", "=", payoutId)
    .where("resolution", "is", null)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function resolveLeftAfterAll(
  db: Queryable,
  id: number,
  { by, resolution }: { by: number; resolution: "left" | "came_back" },
  now: Date,
): Promise<void> {
  await db
    .updateTable("payouts_left_after_all")
    .set({ resolution, resolved_by: by, resolved_at: now })
    .where("id", "=", id)
    .execute();
}

/** By organisation, with the oldest run: payouts that a statement shows leaving although they were marked as sent back. */
export async function payoutsLeftAfterAll(db: Queryable): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select min(p.run_id) as id, o.name, count(*)::int as count, min(l.seen_at) as since
    from payouts_left_after_all l
    join payouts p on p.id = l.payout_id
    join organisations o on o.id = p.organisation_id
    where l.resolution is null
    group by o.id
    order by since
  `.execute(db);
  return rows;
}

import { sql } from "kysely";
import type { PeriodId } from "@kalivo/domain/billing/month.ts";
import { sumCents, type Cents } from "@kalivo/domain/money/cents.ts";
import type { Queryable } from "#server/db/client.ts";
import { ACCOUNTS, type AccountCode } from "./chart.ts";

export type Leg = { debit: number; credit: number; cents: Cents };

/** Account ids by owner; missing accounts are opened as the chart says. */
export async function accountIds(
  db: Queryable,
  code: AccountCode,
  owners: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const nature = ACCOUNTS.find((account) => account.code === code);
  if (nature === undefined) throw new Error(`the chart has no account ${code}`);
  const known = await knownAccounts(db, code, owners);
  if (owners.every((owner) => known.has(owner))) return known;
  await sql`
    insert into accounts (code, owner_id, normal, may_go_negative)
    select ${code}, owner, ${nature.normal}, ${nature.mayGoNegative}
    from unnest(${[...owners]}::integer[]) as owner
    where not exists (select 1 from accounts a where a.code = ${code} and a.owner_id = owner)
    order by owner
    on conflict (code, owner_id) do nothing
  `.execute(db);
  return knownAccounts(db, code, owners);
}

async function knownAccounts(
  db: Queryable,
  code: AccountCode,
  owners: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom("accounts")
    .select(["id", "owner_id"])
    .where("code", "=", code)
    .where("owner_id", "in", [...owners])
    .execute();
  return new Map(rows.map(({ id, owner_id }) => [owner_id, id]));
}

export type Share = { burnerId: number; organisationId: number; cents: Cents };

/** What each organisation gets of a charge through each burner, over all its lines. */
export async function sharesOf(db: Queryable, chargeId: number): Promise<Share[]> {
  const { rows } = await sql<Share>`
    select l.burner_id as "burnerId", a.organisation_id as "organisationId", sum(a.amount_cents)::bigint as cents
    from charges c
    join statement_lines l on l.billed_in = c.statement_id and l.state = 'charged'
    join allocations a on a.line_id = l.id
    where c.id = ${chargeId}
    group by l.burner_id, a.organisation_id
    having sum(a.amount_cents) > 0
    order by a.organisation_id, l.burner_id
  `.execute(db);
  return rows;
}

export type Journal = {
  key: string;
  kind: string;
  /** Null: not about a single charge (payouts). */
  charge: { id: number; period_id: number } | null;
  at: Date;
  legs: readonly Leg[];
};

/** Writes a journal with its transfers. The same key twice is refused by the database. */
export const insertJournal = (db: Queryable, journal: Journal): Promise<void> =>
  insertJournals(db, [journal]);

/** Several at once: their accounts are locked in one order, with fewer statements than one by one. */
export async function insertJournals(db: Queryable, journals: readonly Journal[]): Promise<void> {
  const rows = await db
    .insertInto("journals")
    .values(
      journals.map(({ key, kind, charge, at, legs }) => ({
        key,
        kind,
        charge_id: charge?.id ?? null,
        period_id: charge?.period_id ?? null,
        occurred_at: at,
        total_cents: sumCents(legs.map(({ cents }) => cents)),
      })),
    )
    .returning(["id", "key"])
    .execute();
  const idOf = new Map(rows.map(({ id, key }) => [key, id]));
  const written = (key: string): bigint => {
    const id = idOf.get(key);
    if (id === undefined) throw new Error(`journal ${key} was not written`);
    return id;
  };
  await db
    .insertInto("transfers")
    .values(
      journals.flatMap(({ key, legs }) =>
        legs.map(({ debit, credit, cents }) => ({
          journal_id: written(key),
          debit_id: debit,
          credit_id: credit,
          amount_cents: cents,
        })),
      ),
    )
    .execute();
}

/** The legs of a journal as written, with the owner of each debited account. */
export async function transfersOf(
  db: Queryable,
  journalKey: string,
): Promise<(Leg & { from: string; owner: number })[]> {
  return db
    .selectFrom("journals as j")
    .innerJoin("transfers as t", "t.journal_id", "j.id")
    .innerJoin("accounts as a", "a.id", "t.debit_id")
    .select([
      "t.debit_id as debit",
      "t.credit_id as credit",
      "t.amount_cents as cents",
      "a.code as from",
      "a.owner_id as owner",
    ])
    .where("j.key", "=", journalKey)
    .orderBy("t.id")
    .execute();
}

/** What is still held of one charge, by organisation: its shares less fees, reversals and released amounts. */
export async function heldByOrganisation(
  db: Queryable,
  chargeId: number,
): Promise<{ organisationId: number; account: number; cents: Cents }[]> {
  const { rows } = await sql<{ organisationId: number; account: number; cents: bigint }>`
    select a.owner_id as "organisationId", a.id as account,
      sum(case when t.credit_id = a.id then t.amount_cents else -t.amount_cents end)::bigint as cents
    from journals j
    join transfers t on t.journal_id = j.id
    join accounts a on a.id in (t.debit_id, t.credit_id) and a.code = 'org_held'
    where j.charge_id = ${chargeId}
    group by a.id
    having sum(case when t.credit_id = a.id then t.amount_cents else -t.amount_cents end) > 0
    order by a.owner_id
  `.execute(db);
  return rows;
}

/** What organisations have of a charge, and what was booked of it while they bear its risk. */
export type Standing = {
  /** Held, payable or kept. */
  have: Cents;
  /** Refunded or lost before the release, and not returned. */
  takenBefore: Cents;
  /** The fee when it was reported before the release; null: it was not. */
  feeBefore: Cents | null;
};

/**
 * The standing at the time of the journal `apart`. Where no money was held any more a release wrote no journal: there the
 * charge's release time decides.
 */
export async function standingOf(db: Queryable, chargeId: number, apart: string): Promise<Standing> {
  const { rows } = await sql<Standing>`
    with moved as (
      select j.id, j.key, j.kind, j.total_cents,
        coalesce(j.id < r.id, c.released_at is null or j.occurred_at <= c.released_at) as before_release,
        sum(case when cr.code in ('org_held', 'org_payable', 'org_kept') then t.amount_cents else 0 end
          - case when de.code in ('org_held', 'org_payable', 'org_kept') then t.amount_cents else 0 end) as organisations,
        sum(t.amount_cents) filter (where de.code = 'provider_fees') as fee
      from charges c
      join journals j on j.charge_id = c.id
      join transfers t on t.journal_id = j.id
      join accounts de on de.id = t.debit_id
      join accounts cr on cr.id = t.credit_id
      left join journals r on r.charge_id = c.id and r.kind = 'release'
      where c.id = ${chargeId}
      group by j.id, r.id, c.id
    )
    select coalesce(sum(organisations), 0)::bigint as have,
      coalesce(sum(total_cents) filter (
        where before_release
          and kind in ('refund', 'dispute_lost')
          and key <> ${apart}
          and not exists (
            select from moved b
            where b.key = case m.kind when 'refund' then m.key || ':failed' else regexp_replace(m.key, ':lost$', ':won') end
          )
      ), 0)::bigint as "takenBefore",
      (sum(fee) filter (where before_release))::bigint as "feeBefore"
    from moved m
  `.execute(db);
  return rows[0] ?? { have: 0n, takenBefore: 0n, feeBefore: null };
}

/**
 * Adds what a charge gives to the totals of its organisations, burners and payer, or subtracts it; always in one order, so
 * that no deadlock occurs.
 */
export async function moveTotals(db: Queryable, chargeId: number, direction: "in" | "out"): Promise<void> {
  const sign = direction === "in" ? 1 : -1;
  await sql`
    with given as (
      select * from given_shares where charge_id = ${chargeId} and cents > 0
    ),
    parties as (
      select 'organisation' as party, organisation_id as party_id, period_id, cents from given
      union all
      select 'burner', burner_id, period_id, cents from given
      union all
      select 'payer', payer_id, period_id, cents from given
    )
    insert into gross_totals as t (party, party_id, period_id, gross_cents, payers_count)
    select party, party_id, period_id, ${sign}::integer * sum(cents), ${sign}::integer
    from parties
    group by party, party_id, period_id
    order by party, party_id, period_id
    on conflict (party, party_id, period_id) do update
      set gross_cents = t.gross_cents + excluded.gross_cents,
          payers_count = t.payers_count + excluded.payers_count
  `.execute(db);
}

/** A difference that a check found; with its month, where it is known. */
export type Difference = { subject: string; expected: string; found: string; period_id?: PeriodId | null };

/** Runs one check of db/checks: every row is a difference. */
export async function differencesOf(db: Queryable, check: string): Promise<Difference[]> {
  const { rows } = await sql<Difference>`${sql.raw(check)}`.execute(db);
  return rows;
}

/** The organisation that the association itself is, if it is one (rule 75). */
export const findAssociation = (db: Queryable): Promise<{ id: number } | undefined> =>
  db.selectFrom("organisations").select("id").where("is_association", "=", true).executeTakeFirst();

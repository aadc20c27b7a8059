import { sql } from "kysely";
import type { Cents } from "@kalivo/domain/money/cents.ts";
import type { Queryable } from "../../../db/client.ts";
import { ACCOUNTS } from "./chart.ts";

export type Leg = { debit: number; credit: number; cents: Cents };

/** Account ids by owner; missing accounts are opened as the chart says. */
export async function accountIds(
  db: Queryable,
  code: string,
  owners: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const nature = ACCOUNTS.find((account) => account.code === code);
  if (nature === undefined) throw new Error(`the chart has no account ${code}`);
  await sql`
    insert into accounts (code, owner_id, normal, may_go_negative)
    select ${code}, owner, ${nature.normal}, ${nature.mayGoNegative}
    from unnest(${[...owners]}::integer[]) as owner
    where not exists (select 1 from accounts a where a.code = ${code} and a.owner_id = owner)
    order by owner
    on conflict (code, owner_id) do nothing
  `.execute(db);
  const rows = await db
    .selectFrom("accounts")
    .select(["id", "owner_id"])
    .where("code", "=", code)
    .where("owner_id", "in", [...owners])
    .execute();
  return new Map(rows.map(({ id, owner_id }) => [owner_id, id]));
}

/** What each organisation gets of a charge, over all its lines. */
export async function sharesByOrganisation(
  db: Queryable,
  chargeId: number,
): Promise<{ organisationId: number; cents: Cents }[]> {
  const { rows } = await sql<{ organisationId: number; cents: bigint }>`
    select a.organisation_id as "organisationId", sum(a.amount_cents)::bigint as cents
    from charges c
    join statement_lines l on l.billed_in = c.statement_id and l.state = 'charged'
    join allocations a on a.line_id = l.id
    where c.id = ${chargeId}
    group by a.organisation_id
    having sum(a.amount_cents) > 0
    order by a.organisation_id
  `.execute(db);
  return rows;
}

/** Writes a journal with its transfers. The same key twice is refused by the database. */
export async function insertJournal(
  db: Queryable,
  journal: {
    key: string;
    kind: string;
    charge: { id: number; period_id: number };
    at: Date;
    legs: readonly Leg[];
  },
): Promise<void> {
  const { key, kind, charge, at, legs } = journal;
  let total = 0n;
  for (const { cents } of legs) total += cents;
  const { id } = await db
    .insertInto("journals")
    .values({
      key,
      kind,
      charge_id: charge.id,
      period_id: charge.period_id,
      occurred_at: at,
      total_cents: total,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("transfers")
    .values(
      legs.map(({ debit, credit, cents }) => ({
        journal_id: id,
        debit_id: debit,
        credit_id: credit,
        amount_cents: cents,
      })),
    )
    .execute();
}

/** Adds a succeeded charge to the totals of its organisations, burners and payer; one order for everybody: no deadlock. */
export async function addTotals(db: Queryable, chargeId: number): Promise<void> {
  await sql`
    insert into gross_totals as t (party, party_id, period_id, gross_cents, payers_count)
    select party, party_id, period_id, sum(cents), 1
    from (${grossOfCharges(sql`c.id = ${chargeId}`)}) gross
    group by party, party_id, period_id
    order by party, party_id, period_id
    on conflict (party, party_id, period_id) do update
      set gross_cents = t.gross_cents + excluded.gross_cents,
          payers_count = t.payers_count + excluded.payers_count
  `.execute(db);
}

/** Every succeeded charge's gross by party; the period is the statement's (rule 16). */
export const grossOfCharges = (which: ReturnType<typeof sql>) => sql`
  with paid as (
    select c.id, c.payer_id, c.period_id, l.burner_id, a.organisation_id, a.amount_cents
    from charges c
    join journals j on j.charge_id = c.id and j.kind = 'charge_succeeded'
    join statement_lines l on l.billed_in = c.statement_id and l.state = 'charged'
    join allocations a on a.line_id = l.id
    where a.amount_cents > 0
      and ${which}
  )
  select 'organisation' as party, organisation_id as party_id, period_id, id as charge_id, amount_cents as cents from paid
  union all
  select 'burner', burner_id, period_id, id, amount_cents from paid
  union all
  select 'payer', payer_id, period_id, id, amount_cents from paid
`;

/** Where a check found something else than it expected. */
export type Difference = { subject: string; expected: string; found: string };

/** Runs one check of db/checks: every row is a difference. */
export async function differencesOf(db: Queryable, check: string): Promise<Difference[]> {
  const { rows } = await sql<Difference>`${sql.raw(check)}`.execute(db);
  return rows;
}

/** What the books say a provider holds for us, and what it collected. */
export async function clearingSums(
  db: Queryable,
  owner: number,
): Promise<{ balance: Cents; collected: Cents }> {
  const { rows } = await sql<{ balance: Cents; collected: Cents }>`
    select coalesce(sum(b.debits - b.credits), 0)::bigint as balance,
      coalesce((
        select sum(t.amount_cents)
        from transfers t
        join journals j on j.id = t.journal_id and j.kind = 'charge_succeeded'
        join accounts d on d.id = t.debit_id and d.code = 'provider_clearing' and d.owner_id = ${owner}
      ), 0)::bigint as collected
    from accounts a
    join balances b on b.account_id = a.id
    where a.code = 'provider_clearing'
      and a.owner_id = ${owner}
  `.execute(db);
  return rows[0] ?? { balance: 0n, collected: 0n };
}

import { sql } from "kysely";
import type { PeriodId } from "@kalivo/domain/billing/month.ts";
import type { Queryable } from "#server/db/client.ts";

export type Seal = { month: PeriodId; checksum: Buffer; last_journal: bigint };

export const lastSeal = (db: Queryable): Promise<Seal | undefined> =>
  db
    .selectFrom("ledger_seals")
    .select(["month", "checksum", "last_journal"])
    .orderBy("month", "desc")
    .limit(1)
    .executeTakeFirst();

/**
 * The newest journal, once no open transaction can still write an older one: a transaction that took a number holds a lock
 * on the table, against this one, until the commit.
 */
export async function lastWrittenJournal(db: Queryable): Promise<bigint> {
  await sql`set local lock_timeout = '5s'`.execute(db);
  await sql`select hold_journals()`.execute(db);
  const { rows } = await sql<{
    last: bigint;
  }>`select coalesce(max(id), 0)::bigint as last from journals`.execute(db);
  return rows[0]?.last ?? 0n;
}

/** One process seals at a time; false: another one does. */
export async function holdSealing(db: Queryable): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('ledger seal')) as held
  `.execute(db);
  return rows[0]?.held === true;
}

/** Hashes the journals after one and up to another; resolves with their number. */
export async function insertLeaves(
  db: Queryable,
  { month, salt, after, upTo }: { month: PeriodId; salt: Buffer; after: bigint; upTo: bigint },
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into ledger_leaves (journal_id, month, position, leaf)
    select id, ${month}, row_number() over (order by id), leaf_of(leaf_salt(${salt}, id), text)
    from journal_texts
    where id > ${after}
      and id <= ${upTo}
  `.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** A month's leaves in order, page by page. */
export async function leavesAfter(
  db: Queryable,
  month: PeriodId,
  position: number,
  limit: number,
): Promise<{ position: number; leaf: Buffer }[]> {
  return db
    .selectFrom("ledger_leaves")
    .select(["position", "leaf"])
    .where("month", "=", month)
    .where("position", ">", position)
    .orderBy("position")
    .limit(limit)
    .execute();
}

export async function insertSeal(
  db: Queryable,
  seal: Seal & { salt: Buffer; journals: number; previous: Buffer; sealed_at: Date },
): Promise<void> {
  await db.insertInto("ledger_seals").values(seal).execute();
}

export type ProofRow = {
  text: string;
  month: PeriodId | null;
  position: number | null;
  salt: string | null;
  leaf: Buffer | null;
};

/** Every entry about a statement's charge, in order, with the seal it is in. */
export async function entriesOfStatement(db: Queryable, statementId: number): Promise<ProofRow[]> {
  const { rows } = await sql<ProofRow>`
    select t.text, l.month, l.position, l.leaf, leaf_salt(s.salt, l.journal_id) as salt
    from charges c
    join journals j on j.charge_id = c.id
    join journal_texts t on t.id = j.id
    left join ledger_leaves l on l.journal_id = j.id
    left join ledger_seals s on s.month = l.month
    where c.statement_id = ${statementId}
    order by j.id
  `.execute(db);
  return rows;
}

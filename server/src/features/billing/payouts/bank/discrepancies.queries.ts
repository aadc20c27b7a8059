import { sql } from "kysely";
import type { Queryable } from "#server/db/client.ts";
import type { Discrepancy } from "./left-over.ts";

/**
 * Stores what an admin was shown, each once however often a statement is read, also what has ended since. One of two
 * formats names an entry otherwise, and a place in a file is no name: there the rest decides. The caller holds payouts
 * (`holdPayouts`), so that two who look at once store it once.
 */
export async function insertDiscrepancy(
  db: Queryable,
  discrepancy: Discrepancy,
  by: number,
  now: Date,
): Promise<void> {
  const { reason, payoutId, runId, format, reference, day, amount, expected, accountEnd } = discrepancy;
  await sql`
    insert into bank_discrepancies (reason, payout_id, run_id, format, reference, day, amount_cents, expected_cents,
      account_end, seen_by, seen_at)
    select ${reason}, ${payoutId}::integer, ${runId}::integer, ${format}, ${reference}, ${day}::date,
      ${String(amount)}::bigint, ${expected === null ? null : String(expected)}::bigint, ${accountEnd}, ${by}::integer,
      ${now}::timestamptz
    where not exists (select from bank_discrepancies d where ${isSame(discrepancy)})
  `.execute(db);
}

/** SQL: whether a stored entry `d` is this one. */
const isSame = ({ reason, payoutId, runId, format, reference, day, amount }: Discrepancy) => sql`
  d.day = ${day}::date
  and d.reason = ${reason}
  and d.amount_cents = ${String(amount)}::bigint
  and d.payout_id is not distinct from ${payoutId}::integer
  and d.run_id is not distinct from ${runId}::integer
  and (
    d.reference = ${reference}
    or d.format <> ${format}
    or d.reference like '#%'
    or ${reference}::text like '#%'
  )`;

/** What became of this one, as an admin wrote it when it was read before; null: it is open. */
export async function outcomeOf(db: Queryable, discrepancy: Discrepancy): Promise<string | null> {
  const { rows } = await sql<{ outcome: string | null }>`
    select d.outcome from bank_discrepancies d where ${isSame(discrepancy)} order by d.ended_at desc nulls first limit 1
  `.execute(db);
  return rows[0]?.outcome ?? null;
}

/**
 * The payouts of a run that an open entry of a statement names, whatever moved; and whether one shows all of it leaving as
 * another sum than ordered.
 */
export async function contradictedIn(
  db: Queryable,
  runId: number,
): Promise<{ wholeRun: boolean; payouts: ReadonlySet<number> }> {
  const rows = await db
    .selectFrom("bank_discrepancies")
    .select(["payout_id", "amount_cents"])
    .where("run_id", "=", runId)
    .where("ended_at", "is", null)
    .execute();
  return {
    wholeRun: rows.some(({ payout_id, amount_cents }) => payout_id === null && amount_cents < 0n),
    payouts: new Set(rows.flatMap(({ payout_id }) => (payout_id === null ? [] : [payout_id]))),
  };
}

/** False: an admin ended it already. Null: unknown. */
export async function endDiscrepancy(
  db: Queryable,
  id: number,
  { by, outcome }: { by: number; outcome: string },
  now: Date,
): Promise<boolean | null> {
  const found = await db
    .selectFrom("bank_discrepancies")
    .select("ended_at")
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (found === undefined) return null;
  if (found.ended_at !== null) return false;
  await db
    .updateTable("bank_discrepancies")
    .set({ ended_by: by, ended_at: now, outcome })
    .where("id", "=", id)
    .execute();
  return true;
}

export async function countOpenDiscrepancies(db: Queryable): Promise<{ count: number; since: Date | null }> {
  const { rows } = await sql<{ count: number; since: Date | null }>`
    select count(*)::int as count, min(seen_at) as since
    from bank_discrepancies
    where ended_at is null
  `.execute(db);
  return rows[0] ?? { count: 0, since: null };
}

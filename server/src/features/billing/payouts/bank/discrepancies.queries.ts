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
  await sql`
    insert into bank_discrepancies (reason, payout_id, run_id, format, reference, day, amount_cents, expected_cents,
      account_end, seen_by, seen_at)
    select given.reason, given.payout_id, given.run_id, given.format, given.reference, given.day, given.amount_cents,
      given.expected_cents, given.account_end, ${by}::integer, ${now}::timestamptz
    from ${asRows([discrepancy])}
    where not exists (select from bank_discrepancies d where ${IS_SAME})
  `.execute(db);
}

/** SQL: a table `given`, a row for each in this order (`place`, from 0). */
function asRows(discrepancies: readonly Discrepancy[]) {
  const rows = discrepancies.map((one, place) => ({
    place,
    reason: one.reason,
    payout_id: one.payoutId,
    run_id: one.runId,
    format: one.format,
    reference: one.reference,
    day: one.day,
    amount_cents: String(one.amount),
    expected_cents: one.expected === null ? null : String(one.expected),
    account_end: one.accountEnd,
  }));
  return sql`
    jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (place integer, reason text, payout_id integer,
      run_id integer, format text, reference text, day date, amount_cents bigint, expected_cents bigint,
      account_end text)`;
}

/** SQL: whether a stored entry `d` is the one `given`. */
const IS_SAME = sql`
  d.day = given.day
  and d.reason = given.reason
  and d.amount_cents = given.amount_cents
  and d.payout_id is not distinct from given.payout_id
  and d.run_id is not distinct from given.run_id
  and (
    d.reference = given.reference
    or d.format <> given.format
    or d.reference like '#%'
    or given.reference like '#%'
  )`;

/** What became of each, as an admin wrote it when it was read before; null: it is open, or new. */
export async function outcomesOf(
  db: Queryable,
  discrepancies: readonly Discrepancy[],
): Promise<ReadonlyMap<Discrepancy, string | null>> {
  const { rows } = await sql<{ place: number; outcome: string | null }>`
    select given.place, (
      select d.outcome from bank_discrepancies d where ${IS_SAME} order by d.ended_at desc nulls first limit 1
    ) as outcome
    from ${asRows(discrepancies)}
  `.execute(db);
  const outcomes = new Map(rows.map(({ place, outcome }) => [place, outcome]));
  return new Map(discrepancies.map((one, place) => [one, outcomes.get(place) ?? null]));
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

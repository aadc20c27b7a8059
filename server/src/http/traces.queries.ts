import { sql } from "kysely";
import type { Queryable } from "../db/client.ts";
import type { TraceKind } from "./traces.ts";

const QUARTER_MS = 15 * 60_000;

/** Always in one order, so that no deadlock occurs. */
export async function addCounts(
  db: Queryable,
  counts: readonly [TraceKind, number][],
  now: Date,
): Promise<void> {
  const quarter = new Date(Math.floor(now.getTime() / QUARTER_MS) * QUARTER_MS);
  const rows = counts
    .map(([kind, count]) => ({ kind, count }))
    .toSorted((a, b) => (a.kind < b.kind ? -1 : 1));
  await sql`
    insert into security_events as e (kind, quarter, count)
    select kind, ${quarter}, count
    from json_to_recordset(${JSON.stringify(rows)}::json) as r(kind text, count integer)
    on conflict (kind, quarter) do update set count = e.count + excluded.count
  `.execute(db);
}

/** Deletes the quarters of an hour before this instant. */
export async function deleteTraces(db: Queryable, before: Date): Promise<void> {
  await sql`delete from security_events where quarter < ${before}`.execute(db);
}

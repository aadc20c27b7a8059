import { sql } from "kysely";
import type { Queryable } from "../db/client.ts";
import type { Lane } from "./due-steps.ts";

/** What a machine's clock says is compared with the middle of its question. Milliseconds it is ahead; negative: behind. */
export async function noteWorker(db: Queryable, id: string): Promise<number> {
  const asked = Date.now();
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error("a select without a row");
  const offMs = Math.round((asked + Date.now()) / 2 - row.now.getTime());
  await sql`
    insert into workers (id, seen_at, clock_off_ms)
    values (${id}, clock_timestamp(), ${offMs})
    on conflict (id) do update set seen_at = excluded.seen_at, clock_off_ms = excluded.clock_off_ms
  `.execute(db);
  await sql`delete from workers where seen_at < clock_timestamp() - interval '1 day'`.execute(db);
  return offMs;
}

/** A round of a lane ended; real time, whatever a demo's clock says. */
export async function noteRound(
  db: Queryable,
  { lane, tookMs, failed }: { lane: Lane; tookMs: number; failed: readonly string[] },
): Promise<void> {
  await sql`
    insert into job_rounds (lane, ended_at, took_ms, failed)
    values (${lane}, clock_timestamp(), ${tookMs}, ${failed})
    on conflict (lane) do update
      set ended_at = excluded.ended_at, took_ms = excluded.took_ms, failed = excluded.failed
  `.execute(db);
}

/** When a round of a lane last ended; the lanes that never had one are not named. */
export async function lastRounds(db: Queryable): Promise<{ lane: string; ended_at: Date }[]> {
  return db.selectFrom("job_rounds").select(["lane", "ended_at"]).orderBy("lane").execute();
}

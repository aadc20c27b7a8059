import { sql } from "kysely";
import type { Queryable } from "../db/client.ts";
import type { Lane } from "./due-steps.ts";

/** Records the end of a lane's round; real time, whatever a demo's clock says. */
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

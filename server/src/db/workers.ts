import { sql } from "kysely";
import type { Clock } from "../adapters/clock/port.ts";
import type { Queryable } from "./client.ts";

/** Largest clock skew with which steps run: with more, a month could close on a wrong day. */
export const CLOCK_MAY_DIFFER_MS = 60_000;

/** Clock skew in ms, measured at the middle of the round trip; positive: the machine is ahead. */
export async function clockOff(db: Queryable, wallClock: Clock): Promise<number> {
  const asked = wallClock.now().getTime();
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error("a select without a row");
  return Math.round((asked + wallClock.now().getTime()) / 2 - row.now.getTime());
}

/** A heartbeat with the clock skew, which it answers. */
export async function noteWorker(db: Queryable, id: string, wallClock: Clock): Promise<number> {
  const offMs = await clockOff(db, wallClock);
  await sql`
    insert into workers (id, seen_at, clock_off_ms)
    values (${id}, clock_timestamp(), ${offMs})
    on conflict (id) do update set seen_at = excluded.seen_at, clock_off_ms = excluded.clock_off_ms
  `.execute(db);
  await sql`delete from workers where seen_at < clock_timestamp() - interval '1 day'`.execute(db);
  return offMs;
}

/** A job process says every half minute that it lives; without that for so long it counts as gone. */
export const ALIVE = sql.lit("2 minutes");

/** A process that ends says so: it counts as gone at once, and its row stays for the alarm of a standstill. */
export async function noteEnd(db: Queryable, id: string): Promise<void> {
  await sql`
    update workers
    set seen_at = least(seen_at, clock_timestamp() - ${ALIVE}::interval)
    where id = ${id}
  `.execute(db);
}

/** No heartbeat of a job process for longer; a restart takes only seconds. */
const SILENT = sql.lit("10 minutes");

/** Since when no job process with a correct clock has run, if any ever did; else null. */
export async function standstill(db: Queryable): Promise<Date | null> {
  const { rows } = await sql<{ since: Date | null }>`
    select max(seen_at) as since
    from workers
    where abs(clock_off_ms) <= ${CLOCK_MAY_DIFFER_MS}
    having max(seen_at) < clock_timestamp() - ${SILENT}::interval
  `.execute(db);
  return rows[0]?.since ?? null;
}

/** Processes that are paused because of their clock skew. */
export async function wrongClocks(db: Queryable): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from workers
    where seen_at > clock_timestamp() - ${SILENT}::interval
      and abs(clock_off_ms) > ${CLOCK_MAY_DIFFER_MS}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

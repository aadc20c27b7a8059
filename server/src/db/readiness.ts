import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import type { Clock } from "../adapters/clock/port.ts";
import type { Queryable } from "./client.ts";
import { CLOCK_MAY_DIFFER_MS, clockOff } from "./workers.ts";

/** A load balancer needs an answer in time. */
const POOL_WITHIN_MS = 500;
const ANEW_WITHIN_MS = 1_500;

/** Why a process must get no requests; null: it may. */
export type Unready = "database" | "clock";

/**
 * Asks the database for its time. Requests that wait for a lock may hold every connection of the pool while the database is
 * well: then a connection of its own asks. A process with another time than the database would save into a wrong month.
 */
export const readiness =
  (db: Queryable, direct: string, wallClock: Clock, anewWithinMs = ANEW_WITHIN_MS) =>
  async (): Promise<Unready | null> => {
    const pooled = await Promise.race([clockOff(db, wallClock).catch(() => null), notIn(POOL_WITHIN_MS)]);
    const offMs = typeof pooled === "number" ? pooled : await askAnew(direct, wallClock, anewWithinMs);
    if (offMs === null) return "database";
    return Math.abs(offMs) > CLOCK_MAY_DIFFER_MS ? "clock" : null;
  };

const notIn = (milliseconds: number) => pause(milliseconds, null, { ref: false });

async function askAnew(connectionString: string, wallClock: Clock, withinMs: number): Promise<number | null> {
  // What does not come about is given up; `end` closes at once what only asks.
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: withinMs });
  client.on("error", () => undefined);
  const asked = client
    .connect()
    .then(() => client.query<{ now: Date }>("select clock_timestamp() as now"))
    .then(({ rows: [row] }) => (row === undefined ? null : wallClock.now().getTime() - row.now.getTime()))
    .catch(() => null);
  const answer = await Promise.race([asked, notIn(withinMs)]);
  void client.end().catch(() => undefined);
  return answer;
}

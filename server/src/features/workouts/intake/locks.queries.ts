import { sql } from "kysely";
import type { Queryable } from "#server/db/client.ts";

/**
 * Serialises changes of a person's workouts, and excludes them while a month is turned over: the decisions depend on which of
 * them are settled. Held until the transaction ends. Waits with its connection, so what a person asks for begins with
 * `whileArranging`.
 */
export async function lockForArranging(db: Queryable, userId: number) {
  // A select list is evaluated from left to right: the same lock order as in the close.
  await sql`
    select pg_advisory_xact_lock_shared(hashtext('close of a month')),
      pg_advisory_xact_lock(hashtext('workouts'), ${userId})
  `.execute(db);
}

/** Of a connection that waits for locks for ever, as behind a pooler whose operator set nothing. */
const PATIENCE = sql.lit("5 seconds");

/** The same locks if nobody holds them, and for how long this connection waits for a lock. */
export async function tryToArrange(
  db: Queryable,
  userId: number,
): Promise<{ held: boolean; patience_ms: number }> {
  const { rows } = await sql<{ held: boolean; patience_ms: number }>`
    select pg_try_advisory_xact_lock_shared(hashtext('close of a month'))
        and pg_try_advisory_xact_lock(hashtext('workouts'), ${userId}) as held,
      (
        1000 * extract(
          epoch from coalesce(nullif(current_setting('lock_timeout')::interval, '0'), ${PATIENCE}::interval)
        )
      )::integer as patience_ms
  `.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error("a select without a row");
  return row;
}

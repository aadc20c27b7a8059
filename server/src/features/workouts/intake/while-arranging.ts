import { setTimeout as pause } from "node:timers/promises";
import type { ControlledTransaction } from "kysely";
import type { Db, Queryable } from "#server/db/client.ts";
import type { DB } from "#server/db/schema.gen.ts";
import { TooBusy } from "#server/http/too-busy.ts";
import { tryToArrange } from "./locks.queries.ts";

const FIRST_PAUSE_MS = 10;
const LONGEST_PAUSE_MS = 200;
const RETRY_SECONDS = 5;

/**
 * For what a person asks for: one transaction in which a person's workouts may be changed.
 * @throws TooBusy as `beginArranging`
 */
export async function whileArranging<T>(
  db: Db,
  userId: number,
  work: (tx: Queryable) => Promise<T>,
): Promise<T> {
  const tx = await beginArranging(db, userId);
  try {
    const done = await work(tx);
    await tx.commit().execute();
    return done;
  } catch (error) {
    await tx.rollback().execute();
    throw error;
  }
}

/**
 * Begins a transaction that has the locks of `lockForArranging`. Whoever holds them for long, such as a session of the operator
 * or an import, keeps nobody else from the pool: they are waited for without a connection.
 * @throws TooBusy after as long as the connection waits for any lock; nothing was changed
 */
export async function beginArranging(db: Db, userId: number): Promise<ControlledTransaction<DB>> {
  let waitedMs = 0;
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
    const tx = await db.startTransaction().execute();
    const { held, patience_ms } = await tryToArrange(tx, userId).catch(async (error: unknown) => {
      await tx.rollback().execute();
      throw error;
    });
    if (held) return tx;
    await tx.rollback().execute();
    if (waitedMs >= patience_ms) throw new TooBusy(RETRY_SECONDS);
    await pause(pauseMs);
    waitedMs += pauseMs;
  }
}

import { setTimeout as pause } from "node:timers/promises";
import type { PeriodId } from "@kalivo/domain/billing/month.ts";
import type { Db, Queryable } from "#server/db/client.ts";
import { errorCode, LOCK_TIMEOUT } from "#server/db/error-code.ts";
import { whyNotItsTurn, type OutOfOrder } from "./close-order.ts";
import { ensurePeriod, lockAllWorkouts, markComputing } from "./months.queries.ts";

/** How long saves may stand behind a close that waits for a save that takes long, such as an import. */
const WAIT_FOR_SAVES_MS = 200;
const BETWEEN_TRIES_MS = 300;
const TRIES = 100;

/**
 * From here on the month takes no workouts: what is saved belongs to the next one. In a transaction of its own, so that
 * saves wait for no more than those already running, and no longer than 200 ms at a time.
 * @throws the database's lock timeout after about a minute of tries; the month is then still open
 */
export async function turnOver(db: Db, period: PeriodId): Promise<OutOfOrder | null> {
  for (let tries = 1; ; tries++) {
    try {
      return await db.transaction().execute(async (transaction) => {
        await lockAllWorkouts(transaction, WAIT_FOR_SAVES_MS);
        // Before the first close of all, a late workout may have come to an earlier month.
        const refused = await whyNotItsTurn(transaction, period);
        if (refused === null) await turnOverInside(transaction, period);
        return refused;
      });
    } catch (error) {
      if (errorCode(error) !== LOCK_TIMEOUT || tries === TRIES) throw error;
      await pause(BETWEEN_TRIES_MS);
    }
  }
}

/** In the caller's transaction: saves wait until that ends. A month that was turned over before stays as it is. */
export async function turnOverInside(transaction: Queryable, period: PeriodId): Promise<void> {
  await lockAllWorkouts(transaction);
  await ensurePeriod(transaction, period);
  await markComputing(transaction, period);
}

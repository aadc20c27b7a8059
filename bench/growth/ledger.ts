import { openDatabase } from "../../server/src/db/client.ts";
import { checkBooksSince } from "../../server/src/features/billing/ledger/check.ts";
import type { GrowthWorld } from "./world.ts";

const WANTED_SECONDS = 10;

/** The comparison of everything, then of what came since, which is nothing: the months are closed and have just agreed. */
export async function compareBooks({ people, connectionString }: GrowthWorld): Promise<boolean> {
  const { db, close } = openDatabase(connectionString, { onLost: () => undefined });
  try {
    const took: number[] = [];
    let wrong = 0;
    for (const whole of [true, false]) {
      const began = performance.now();
      const checks = await checkBooksSince(db, new Date(), { whole });
      took.push((performance.now() - began) / 1000);
      wrong += checks.reduce((sum, { differences }) => sum + differences.length, 0);
    }
    const [whole = Number.NaN, since = Number.NaN] = took;
    const good = wrong === 0 && since <= WANTED_SECONDS;
    console.log(
      `${good ? "ok  " : "OVER"} books of ${people} people: everything ${whole.toFixed(1)} s, what came since ${since.toFixed(1)} s (wanted ${WANTED_SECONDS}), ${wrong} differences`,
    );
    return good;
  } finally {
    await close();
  }
}

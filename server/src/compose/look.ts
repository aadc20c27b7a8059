import type { Clock } from "../adapters/clock/port.ts";
import { systemClock } from "../adapters/clock/system-clock.ts";
import { within } from "../concurrency/within.ts";
import type { Config } from "../config/config.ts";
import { openDatabase, type Db } from "../db/client.ts";
import { runningEmbedded } from "../db/embedded.ts";
import { chooseClock } from "./clock.ts";
import { LEAVE_POOL_MS } from "./database.ts";
import { loadDemo } from "./demo.ts";

const STATEMENT_MS = 5_000;

/** Where the database of this configuration is, if it can be known; starts and migrates nothing. */
export const whereDatabaseIs = ({ databaseUrl, databaseDirectUrl, dataDir }: Config): string | null =>
  databaseDirectUrl ?? databaseUrl ?? runningEmbedded(dataDir)?.productString("kalivo") ?? null;

/** Opens the database as it is, to look at it: nothing is started, migrated or written. */
export function openToLook(connectionString: string): { db: Db; close: () => Promise<void> } {
  const { db, close } = openDatabase(connectionString, {
    name: "kalivo look",
    max: 2,
    statementMs: STATEMENT_MS,
    onLost: () => undefined,
  });
  return { db, close: () => within(LEAVE_POOL_MS, close()) };
}

/** The machine's clock, and the product's, which a demo may have moved. */
export async function clocksToLook(config: Config, db: Db): Promise<{ real: Clock; product: Clock }> {
  const asItIs = { ...config, now: null };
  const { clock } = await chooseClock(await loadDemo(asItIs), asItIs, db);
  return { real: systemClock, product: clock };
}

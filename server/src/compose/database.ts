import type pg from "pg";
import type { Config } from "../config/config.ts";
import { openDatabase, type Database, type Db } from "../db/client.ts";
import { startEmbedded } from "../db/embedded.ts";
import { ensureDatabase, migrate } from "../db/migrate.ts";
import type { Services } from "../services.ts";
import { within } from "../concurrency/within.ts";

export type ComposedDatabase = {
  connectionString: string;
  db: Db;
  pool: pg.Pool;
  close: () => Promise<void>;
};

/** The statement timeout of requests. */
const REQUEST_STATEMENT_MS = 60_000;
/** A transaction waits for nothing but its statements, so one idle for a minute belongs to a hung process. */
const IDLE_IN_TRANSACTION_MS = 60_000;
const JOBS_CONNECTIONS = 12;
/** A database that is unreachable or frozen never closes its connections. */
export const LEAVE_POOL_MS = 1_000;

/** A pool for the jobs: they take no connections from requests, and have no statement timeout. */
export const openForJobs = (connectionString: string, log: Pick<Services["log"], "warn">): Database =>
  openDatabase(connectionString, {
    name: "kalivo jobs",
    max: JOBS_CONNECTIONS,
    idleInTransactionMs: IDLE_IN_TRANSACTION_MS,
    onLost: (error) => log.warn({ err: error }, "a database connection of the jobs was lost"),
  });

/** The operator's PostgreSQL or the bundled one, migrated. `close` stops what was started here. */
export async function composeDatabase(config: Config, log: Services["log"]): Promise<ComposedDatabase> {
  const { ownerString, connectionString, stop } = await reachDatabase(config);
  const productRole = ownerString === connectionString ? null : roleOf(connectionString);
  await migrate(ownerString, { log: (line) => log.info(line), productRole }).catch(failAfter(stop));
  const { db, pool, close } = openDatabase(connectionString, {
    max: 16,
    statementMs: REQUEST_STATEMENT_MS,
    idleInTransactionMs: IDLE_IN_TRANSACTION_MS,
    onLost: (error) => log.warn({ err: error }, "a database connection was lost"),
  });
  return {
    connectionString,
    db,
    pool,
    close: async () => {
      await within(LEAVE_POOL_MS, close());
      await stop();
    },
  };
}

/** Cleans up, then rethrows. */
export const failAfter =
  (tidy: () => Promise<void>) =>
  async (error: unknown): Promise<never> => {
    await tidy();
    throw error;
  };

async function reachDatabase(config: Config) {
  const { databaseUrl, databaseOwnerUrl } = config;
  if (databaseUrl !== null) {
    const ownerString = databaseOwnerUrl ?? databaseUrl;
    return { ownerString, connectionString: databaseUrl, stop: async () => undefined };
  }
  const cluster = await startEmbedded({ dataDir: config.dataDir });
  await ensureDatabase(cluster.connectionString("postgres"), "kalivo");
  return {
    ownerString: cluster.connectionString("kalivo"),
    connectionString: cluster.productString("kalivo"),
    stop: cluster.stop,
  };
}

const roleOf = (connectionString: string) => decodeURIComponent(new URL(connectionString).username);

import type pg from "pg";
import type { Config } from "./config.ts";
import { openDatabase, type Db } from "./db/client.ts";
import { startEmbedded } from "./db/embedded.ts";
import { ensureDatabase, migrate } from "./db/migrate.ts";
import type { Services } from "./services.ts";

export type ComposedDatabase = {
  connectionString: string;
  db: Db;
  pool: pg.Pool;
  close: () => Promise<void>;
};

/** The operator's PostgreSQL or the built-in one, with the newest schema. `close` stops what was started here. */
export async function composeDatabase(config: Config, log: Services["log"]): Promise<ComposedDatabase> {
  const { connectionString, stop } = await reachDatabase(config);
  await migrate(connectionString, (line) => log.info(line)).catch(failAfter(stop));
  const { db, pool, close } = openDatabase(connectionString, {
    max: 16,
    onIdleError: (error) => log.warn({ err: error }, "an idle database connection was lost"),
  });
  return {
    connectionString,
    db,
    pool,
    close: async () => {
      await close();
      await stop();
    },
  };
}

/** Tidies up, then fails as it failed. */
export const failAfter =
  (tidy: () => Promise<void>) =>
  async (error: unknown): Promise<never> => {
    await tidy();
    throw error;
  };

async function reachDatabase(config: Config) {
  if (config.databaseUrl !== null)
    return { connectionString: config.databaseUrl, stop: async () => undefined };
  const cluster = await startEmbedded({ dataDir: config.dataDir });
  await ensureDatabase(cluster.connectionString("postgres"), "kalivo");
  return { connectionString: cluster.connectionString("kalivo"), stop: cluster.stop };
}

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { startEmbedded } from "../server/src/db/embedded.ts";
import { ensureDatabase, migrate } from "../server/src/db/migrate.ts";

export type Cluster = { connectionString: (database: string) => string; stop: () => Promise<void> };

/** A durable PostgreSQL of the bench's own with one migrated database. */
export async function makeCluster(database: string): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), "kalivo-bench-"));
  const cluster = await startEmbedded({ dataDir: folder, durable: true });
  await ensureDatabase(cluster.connectionString("postgres"), database);
  await migrate(cluster.connectionString(database));
  return {
    connectionString: cluster.connectionString,
    stop: async () => {
      await cluster.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function run(connectionString: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

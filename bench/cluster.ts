import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { PRODUCT_ROLE, startEmbedded } from "../server/src/db/embedded.ts";
import { ensureDatabase, migrate } from "../server/src/db/migrate.ts";

export type Cluster = { connectionString: (database: string) => string; stop: () => Promise<void> };
/** `productString`: as the product serves, with the rights of its role and no others. */
type Served = Cluster & { productString: (database: string) => string };

/** A durable PostgreSQL of the bench's own with one migrated database. */
export async function makeCluster(database: string): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), "kalivo-bench-"));
  const cluster = await startEmbedded({ dataDir: folder, durable: true });
  await makeDatabase(cluster, database);
  return {
    connectionString: cluster.connectionString,
    productString: cluster.productString,
    stop: async () => {
      await cluster.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Makes the database if it is not there, and migrates it. */
export async function makeDatabase(cluster: Cluster, database: string): Promise<void> {
  await ensureDatabase(cluster.connectionString("postgres"), database);
  await migrate(cluster.connectionString(database), { productRole: PRODUCT_ROLE });
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

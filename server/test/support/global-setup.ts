import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { PRODUCT_ROLE, startEmbedded } from "../../src/db/embedded.ts";
import { ensureDatabase, migrate } from "../../src/db/migrate.ts";
import { TEMPLATE } from "./database.ts";

/** One temporary PostgreSQL for the run, with a migrated template database that each test file copies. */
export async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), "kalivo-test-"));
  const cluster = await startEmbedded({ dataDir: folder, durable: false });
  await ensureDatabase(cluster.connectionString("postgres"), TEMPLATE);
  await migrate(cluster.connectionString(TEMPLATE), { productRole: PRODUCT_ROLE });
  project.provide("cluster", cluster.connectionString("{database}"));
  return async () => {
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

declare module "vitest" {
  export interface ProvidedContext {
    /** Connection string with the placeholder {database}. */
    cluster: string;
  }
}

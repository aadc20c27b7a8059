import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { PRODUCT_ROLE, startEmbedded } from "../../src/db/embedded.ts";
import { ensureDatabase, migrate } from "../../src/db/migrate.ts";
import { TEMPLATE, testEngines } from "./database.ts";

/** One temporary PostgreSQL for the run, with a migrated template database that each test file copies. */
export async function setup(project: TestProject) {
  const engines = testEngines();
  if (engines !== null) {
    await makeTemplate((database) => engines.direct.replace("{database}", database));
    project.provide("cluster", engines.direct);
    return async () => undefined;
  }
  const folder = mkdtempSync(join(tmpdir(), "kalivo-test-"));
  const cluster = await startEmbedded({ dataDir: folder, durable: false });
  await makeTemplate(cluster.connectionString);
  project.provide("cluster", cluster.connectionString("{database}"));
  return async () => {
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

async function makeTemplate(connectionString: (database: string) => string) {
  await ensureDatabase(connectionString("postgres"), TEMPLATE);
  await migrate(connectionString(TEMPLATE), { productRole: PRODUCT_ROLE });
}

declare module "vitest" {
  export interface ProvidedContext {
    /** Connection string with the placeholder {database}. */
    cluster: string;
  }
}

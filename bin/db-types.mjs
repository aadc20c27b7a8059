// Writes server/src/db/schema.gen.ts and docs/data-model.md from a freshly migrated database. With --check: fails when
// one of them differs.
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drawDataModel } from "./data-model.mjs";

const { startEmbedded } = await import("../server/src/db/embedded.ts");
const { ensureDatabase, migrate } = await import("../server/src/db/migrate.ts");
const { openDatabase } = await import("../server/src/db/client.ts");
const { WRITERS } = await import("../server/src/db/owners.ts");

const root = join(import.meta.dirname, "..");
const TYPES = "server/src/db/schema.gen.ts";
const MODEL = "docs/data-model.md";
const check = process.argv.includes("--check");
const folder = mkdtempSync(join(tmpdir(), "kalivo-types-"));
const cluster = await startEmbedded({ dataDir: folder, durable: false });
try {
  await ensureDatabase(cluster.connectionString("postgres"), "kalivo");
  await migrate(cluster.connectionString("kalivo"));
  const out = check ? join(folder, "schema.gen.ts") : join(root, TYPES);
  execFileSync(
    join(root, "node_modules/.bin/kysely-codegen"),
    [
      "--dialect=postgres",
      `--url=${cluster.connectionString("kalivo")}`,
      `--out-file=${out}`,
      "--date-parser=string",
      '--type-mapping={"int8":"bigint"}',
      "--exclude-pattern=public.migrations",
      "--log-level=error",
    ],
    { stdio: "inherit" },
  );
  const { pool, close } = openDatabase(cluster.connectionString("kalivo"), { onLost: console.error });
  const model = await drawDataModel(pool, WRITERS);
  await close();
  if (!check) writeFileSync(join(root, MODEL), model);
  else if (!isIn(TYPES, readFileSync(out, "utf8")) || !isIn(MODEL, model)) process.exitCode = 1;
} finally {
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}

function isIn(path, wanted) {
  const same = existsSync(join(root, path)) && readFileSync(join(root, path), "utf8") === wanted;
  if (!same) console.error(`${path} differs from the migrations: run npm run db:types`);
  return same;
}

// Writes server/src/db/schema.gen.ts from a freshly migrated database. With --check: fails when the file differs.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const { startEmbedded } = await import("../server/src/db/embedded.ts");
const { ensureDatabase, migrate } = await import("../server/src/db/migrate.ts");

const root = join(import.meta.dirname, "..");
const target = join(root, "server/src/db/schema.gen.ts");
const check = process.argv.includes("--check");
const folder = mkdtempSync(join(tmpdir(), "kalivo-types-"));
const cluster = await startEmbedded({ dataDir: folder, durable: false });
try {
  await ensureDatabase(cluster.connectionString("postgres"), "kalivo");
  await migrate(cluster.connectionString("kalivo"));
  const out = check ? join(folder, "schema.gen.ts") : target;
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
  if (check && readFileSync(out, "utf8") !== readFileSync(target, "utf8")) {
    console.error("server/src/db/schema.gen.ts differs from the migrations: run npm run db:types");
    process.exitCode = 1;
  }
} finally {
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPooler } from "./engines/pgbouncer.ts";
import { startPrimary, startReplica, waitForReplica } from "./engines/postgres.ts";
import { makeFolder } from "./engines/program.ts";
import type { Report } from "./report.ts";

const root = join(import.meta.dirname, "../../..");

type Results = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[];
};

/**
 * The tests of the server, or those of some paths, with the product behind PgBouncer and reading from a replica that has
 * applied every commit before it is acknowledged.
 */
export async function testsDrill({
  pool,
  paths,
}: {
  pool: string;
  paths: readonly string[];
}): Promise<Report> {
  const folder = makeFolder();
  const stops: (() => Promise<void>)[] = [async () => folder.remove()];
  try {
    const primary = await startPrimary(folder.path);
    stops.unshift(() => primary.stop("SIGQUIT"));
    const replica = await startReplica(primary, folder.path);
    stops.unshift(() => replica.stop("SIGQUIT"));
    await waitForReplica(primary, "remote_apply");
    const pooler = await startPooler(primary.port, folder.path);
    stops.unshift(pooler.stop);
    const engines = {
      direct: primary.connectionString("{database}"),
      pooler: pooler.connectionString("{database}"),
      replica: replica.connectionString("{database}"),
      pool,
    };
    const { passed, failed } = await runTests(paths, engines);
    return {
      figures: [
        `${pooler.version} and a replica, pools of ${pool}: ${passed} passed, ${failed.length} failed`,
      ],
      wrong: passed === 0 ? ["no test ran", ...failed] : failed,
    };
  } finally {
    for (const stop of stops) await stop();
  }
}

async function runTests(paths: readonly string[], engines: object) {
  const results = mkdtempSync(join(tmpdir(), "kalivo-results-"));
  const file = join(results, "report.json");
  const vitest = [
    join(root, "node_modules/vitest/vitest.mjs"),
    "run",
    "--project=server",
    ...paths,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
  ];
  const child = spawn(process.execPath, vitest, {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, KALIVO_TEST_ENGINES: JSON.stringify(engines) },
  });
  await once(child, "exit");
  const read: Results = JSON.parse(readFileSync(file, "utf8"));
  rmSync(results, { recursive: true, force: true });
  const failed = read.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ fullName }) => `${name.slice(root.length + 1)}: ${fullName}`),
  );
  return { passed: read.numPassedTests, failed };
}

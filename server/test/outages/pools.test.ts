import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import type pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { withJobs } from "../../src/cli/with-product.ts";
import {
  composeDatabase,
  connectionsOf,
  openForJobs,
  type ComposedDatabase,
} from "../../src/compose/database.ts";
import { readConfig, type Config } from "../../src/config/config.ts";
import { createLog } from "../../src/log.ts";
import { freshDatabase } from "../support/database.ts";

// Saves, reads, reads that may lag and jobs have connections of their own, as many as the operator says, and nothing holds
// one for ever.

const POOL = 3;
const docs = (path: string) => readFileSync(join(import.meta.dirname, "../../../docs", path), "utf8");
let config: Config;
let composed: ComposedDatabase;
let jobs: ReturnType<typeof openForJobs>;
let drop: () => Promise<void>;

beforeAll(async () => {
  const database = await freshDatabase();
  ({ drop } = database);
  config = readConfig({
    DATABASE_URL: database.connectionString,
    DATABASE_READ_URL: database.connectionString,
    DATABASE_POOL: String(POOL),
    DEMO: "1",
    LOG_LEVEL: "silent",
  });
  const log = createLog(config);
  composed = await composeDatabase(config, log);
  jobs = openForJobs(composed.directString, config, log);
});
afterAll(async () => {
  await jobs.close();
  await composed.close();
  await drop();
});

/** By the name of the setting, in milliseconds; 0 is no limit. */
async function limitsOf(pool: pg.Pool): Promise<Record<string, number>> {
  const { rows } = await pool.query<{ name: string; ms: number }>(`
    select name, setting::integer as ms
    from pg_settings
    where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout')`);
  return Object.fromEntries(rows.map(({ name, ms }) => [name, ms]));
}

const poolOf = (name: string) => {
  const pool = name === "jobs" ? jobs.pool : composed.pools[name];
  if (pool === undefined) throw new Error(`there is no pool ${name}`);
  return pool;
};

test.each([
  ["saves", { statement_timeout: 60_000, lock_timeout: 5_000 }, 65_000],
  ["reads", { statement_timeout: 60_000, lock_timeout: 5_000 }, 65_000],
  ["replica", { statement_timeout: 15_000, lock_timeout: 0 }, 20_000],
  // A close takes as long as the month is large.
  ["jobs", { statement_timeout: 0, lock_timeout: 0 }, undefined],
])(
  "connections for %s have limits of their own, and there are as many as DATABASE_POOL says",
  async (name, limits, answer) => {
    const pool = poolOf(name);
    expect(await limitsOf(pool)).toEqual({ ...limits, idle_in_transaction_session_timeout: 60_000 });
    // Of a server that is frozen, too.
    expect([pool.options.max, pool.options.query_timeout]).toEqual([POOL, answer]);
  },
);

test("a command that closes or collects a month has the connections of the jobs", async () => {
  const limit = await withJobs(config, ({ db }) =>
    sql<{ name: string; limit: string }>`
    select current_setting('application_name') as name, current_setting('statement_timeout') as limit
  `.execute(db),
  );
  expect(limit.rows).toEqual([{ name: "kalivo jobs", limit: "0" }]);
});

test("PgBouncer is told to give its connections the limits that a save has without it", async () => {
  const [, told = ""] = /connect_query='([^']*)'/.exec(docs("operate/several.md")) ?? [];
  const said = Object.fromEntries(
    Array.from(told.matchAll(/set (\w+) = (\d+)/g), ([, name, ms]) => [name, Number(ms)]),
  );
  expect(await limitsOf(poolOf("saves"))).toEqual({ lock_timeout: 5_000, ...said });
});

test("an operator is told how many connections a process takes, of the size that is usual", () => {
  const waking = 1;
  const most = (names: readonly string[]) =>
    names.reduce((sum, name) => sum + (poolOf(name).options.max ?? 0), waking);
  expect(connectionsOf(config)).toEqual({ serve: most(["saves", "reads", "jobs"]), worker: most(["jobs"]) });
  const usual = connectionsOf(readConfig({}));
  for (const page of ["operate/alarms.md", "runbook/database.md"])
    expect(docs(page), page).toMatch(
      new RegExp(`takes up to ${usual.serve}\\b.*a \`worker\` ${usual.worker}\\b`),
    );
  expect(docs("operate/several.md")).toContain(
    `Count ${usual.worker} direct connections for each \`worker\``,
  );
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readConfig } from "../src/config/config.ts";
import { openDatabase, type Database } from "../src/db/client.ts";
import { composeProduct, type WhoRunsIt } from "../src/main.ts";
import { freshDatabase, type TestDatabase } from "./support/database.ts";
import { TEST_KEY } from "./support/product.ts";

// A start that fails leaves no connection behind, whatever it fails at: a process of tests, or a command that goes on, would
// hold them until the server ends.

let database: TestDatabase;
let owner: Database;
beforeEach(async () => {
  database = await freshDatabase();
  owner = openDatabase(database.ownerString, { name: "the test itself", max: 1, onLost: () => undefined });
});
afterEach(async () => {
  await owner.close();
  await database.drop();
});

const open = async () => {
  const { rows } = await owner.pool.query<{ name: string }>(
    `select application_name as name from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and application_name like 'kalivo%'`,
  );
  return rows.map(({ name }) => name);
};
const start = (env: Record<string, string> = {}, whoRunsIt?: WhoRunsIt) =>
  composeProduct(
    readConfig({ DATABASE_URL: database.connectionString, DEMO: "1", LOG_LEVEL: "silent", ...env }),
    whoRunsIt,
  );
const PRODUCTION = { DEMO: "0", PUBLIC_URL: "https://kalivo.example", SECRET_KEYS: TEST_KEY };

test("a start that goes well holds connections until it is closed", async () => {
  const product = await start();
  expect(await open()).not.toEqual([]);
  await product.close();
  await vi.waitUntil(async () => (await open()).length === 0, 5_000);
});

test.each<[string, () => Promise<unknown>, RegExp]>([
  ["the clock", () => start(), /no result/i],
  ["the kind of the database", () => start(PRODUCTION), /demo's/],
  ["who runs it", () => start({}, () => Promise.reject(new Error("nobody"))), /nobody/],
  [
    "a question that breaks",
    () =>
      start({}, () => {
        throw new Error("no terminal");
      }),
    /no terminal/,
  ],
])("one that fails at %s holds none", async (what, fail, why) => {
  if (what === "the clock") await owner.pool.query("delete from demo_clock");
  if (what === "the kind of the database") await owner.pool.query("insert into demo_mark default values");
  await expect(fail()).rejects.toThrow(why);
  await vi.waitUntil(async () => (await open()).length === 0, 5_000);
});

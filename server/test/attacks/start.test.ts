import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { lazy } from "@kalivo/domain/lazy.ts";
import { readConfig } from "../../src/config/config.ts";
import { openDatabase } from "../../src/db/client.ts";
import { DEMO_ACCOUNTS } from "@kalivo/demo/seed/demo-accounts.ts";
import { composeProduct } from "../../src/main.ts";
import { freshDatabase } from "../support/database.ts";
import { kalivoHere } from "../support/kalivo-here.ts";
import { freePort, kalivoCommand, printed } from "../support/process.ts";
import { TEST_KEY } from "../support/product.ts";

// Rule 41: a demo stays a demo, and what is real stays real.

const IS_A_DEMO = /^This database is a demo's, with known passwords and test money, so DEMO=0 does not start/;
const IS_REAL = /^This database holds real people or an association, so DEMO=1 does not start/;
const ASSOCIATION = {
  ASSOCIATION_NAME: "Ons Huis vzw",
  ASSOCIATION_MAIL: "info@onshuis.example",
  FIRST_ADMIN: "an@onshuis.example",
};

const ended: (() => unknown)[] = [];
let connectionString = "";
beforeEach(async () => {
  const database = await freshDatabase();
  ended.push(database.drop);
  ({ connectionString } = database);
});
afterAll(async () => {
  for (const end of ended) await end();
});

const demo = () => ({ DEMO: "1", DATABASE_URL: connectionString, LOG_LEVEL: "error" });
const production = () => ({
  DEMO: "0",
  DATABASE_URL: connectionString,
  PUBLIC_URL: "https://kalivo.example",
  SECRET_KEYS: TEST_KEY,
  LOG_LEVEL: "error",
});
/** Starts it and ends it; why not, or null. */
const started = async (env: Record<string, string>) => {
  try {
    const product = await composeProduct(readConfig(env));
    await product.close();
    return null;
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  }
};
const run = async (statement: string) => {
  const { pool, close } = openDatabase(connectionString, { onLost: () => undefined });
  const { rows } = await pool.query<Record<string, unknown>>(statement);
  await close();
  return rows;
};
const somebodyCalled = (email: string) =>
  run(`insert into users (email, password_hash, first_name, last_name, created_at)
       values ('${email}', 'x', 'A', 'B', now())`);

test("a demo's database never becomes production, by whatever command", async () => {
  expect(await started(demo())).toBeNull();
  expect(await started(demo())).toBeNull();
  for (const command of ["serve", "worker", "migrate", "ledger check", "person export a@b.example"]) {
    const { code, output } = await kalivoHere(command.split(" "), production());
    expect([command, code]).toEqual([command, 2]);
    expect(output).toMatch(IS_A_DEMO);
    expect(output.trim().split("\n")).toHaveLength(1);
  }
});

/** Filled once for the two tests that look at it and at its folder. */
const aDemo = lazy(async () => {
  const folder = mkdtempSync(join(tmpdir(), "kalivo-seal-"));
  ended.push(() => rmSync(folder, { recursive: true, force: true }));
  const port = await freePort();
  const here = { DATA_DIR: folder, PORT: String(port) };
  const command = kalivoCommand(["serve", "--no-jobs"], here);
  await printed(command, "Ctrl-C stops everything");
  return { here, port, command };
});

test("the demo answers this machine only, unless an address is given", async () => {
  const { port } = await aDemo();
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  // All of 127/8 is this machine; whoever listens everywhere answers there too.
  await expect(fetch(`http://127.0.0.2:${port}/healthz`)).rejects.toThrow("fetch failed");
});

test("whoever looked at the demo first and then sets DEMO=0 in the same folder is told, not served", async () => {
  const { here, command } = await aDemo();
  command.child.kill("SIGTERM");
  await command.ended;
  const second = kalivoCommand(["serve"], { ...here, ...ASSOCIATION, DEMO: "0", SECRET_KEYS: TEST_KEY });
  const { code, output } = await second.ended;
  expect([code, output]).toEqual([2, expect.stringMatching(IS_A_DEMO)]);
});

test.each([
  [
    "the seeded accounts",
    `insert into users (email, password_hash, first_name, last_name, created_at)
      values ('${DEMO_ACCOUNTS[3].email}', 'x', 'A', 'B', now())`,
  ],
  [
    "money of the sandbox",
    `with u as (insert into users (email, password_hash, first_name, last_name, created_at)
      values ('a@b.example', 'x', 'A', 'B', now()) returning id)
    insert into payers (user_id, provider, customer_ref, created_at) select id, 'sandbox', 'c', now() from u`,
  ],
])("a demo from before the mark is known by %s, and goes on as one", async (_what, statement) => {
  await run(statement);
  expect(await started(production())).toMatch(/ConfigError: This database is a demo's/);
  expect(await started(demo())).toBeNull();
  expect(await run("select only_one from demo_mark")).toHaveLength(1);
});

test("real people never come into a demo, and nothing of theirs is changed by trying", async () => {
  await somebodyCalled("an@onshuis.example");
  const { code, output } = await kalivoHere(["worker"], { ...demo(), KALIVO_NOW: "2030-01-01T00:00:00Z" });
  expect([code, output]).toEqual([2, expect.stringMatching(IS_REAL)]);
  expect(await run("select offset_seconds::int from demo_clock")).toEqual([{ offset_seconds: 0 }]);
  expect(await run("select 1 from demo_mark")).toEqual([]);
  expect(await started(production())).toBeNull();
});

test("an association that was set up is real, also before anybody registered", async () => {
  await run("insert into association (name, mail, set_up_at) values ('Ons Huis', 'a@b.example', now())");
  expect(await started(demo())).toMatch(/ConfigError: This database holds real people or an association/);
});

test("a start that points at other people without a word about the demo is refused", async () => {
  for (const env of [{ PUBLIC_URL: "https://kalivo.example" }, { SMTP_URL: "smtps://mail.example" }]) {
    const { code, output } = await kalivoHere(["serve"], env);
    expect([code, output]).toEqual([2, expect.stringMatching(/^DEMO must be said with /)]);
  }
});

test("production without keys of the operator does not start, whatever the database keeps", async () => {
  const { SECRET_KEYS: _, ...keyless } = production();
  const { code, output } = await kalivoHere(["migrate"], keyless);
  expect([code, output]).toEqual([2, expect.stringMatching(/^SECRET_KEYS is required with DEMO=0/)]);
});

test("an installation whose key lies in the database takes it out once, and loses nothing", async () => {
  const kept = "made-by-an-older-first-start-32-or-more";
  await run(`insert into secret_keys (key) values ('${kept}')`);
  expect(await started(production())).toMatch(
    /ConfigError: This database keeps a key that SECRET_KEYS does not have/,
  );
  const secretKeys = async (option: string[], keys: string) =>
    kalivoHere(["secret-keys", ...option], { ...production(), SECRET_KEYS: keys });
  expect(await secretKeys([], TEST_KEY)).toEqual({ code: 0, output: `${kept}\n` });
  expect((await secretKeys(["--forget"], TEST_KEY)).code).toBe(1);
  const both = `${TEST_KEY}, ${kept}`;
  expect(await started({ ...production(), SECRET_KEYS: both })).toBeNull();
  expect((await secretKeys(["--forget"], both)).code).toBe(0);
  expect(await run("select 1 from secret_keys")).toEqual([]);
  expect(await started({ ...production(), SECRET_KEYS: TEST_KEY })).toBeNull();
});

import { afterAll, beforeEach, expect, test } from "vitest";
import { readConfig } from "../src/config/config.ts";
import { openDatabase } from "../src/db/client.ts";
import { composeProduct } from "../src/main.ts";
import { freshDatabase, type TestDatabase } from "./support/database.ts";
import { kalivoHere } from "./support/kalivo-here.ts";
import { TEST_KEY } from "./support/product.ts";

// Seen red before: payers of one mode were asked for with a key of the other, and told that their method did not work.

const MADE: TestDatabase[] = [];
let database: TestDatabase;
beforeEach(async () => {
  database = await freshDatabase();
  MADE.push(database);
});
afterAll(async () => {
  for (const { drop } of MADE) await drop();
});

const production = (key?: string) => ({
  ...database.settings,
  DEMO: "0",
  PUBLIC_URL: "https://kalivo.example",
  SECRET_KEYS: TEST_KEY,
  ASSOCIATION_NAME: "Ons Huis vzw",
  ASSOCIATION_MAIL: "info@onshuis.example",
  LOG_LEVEL: "silent",
  ...(key !== undefined && { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: "whsec_ofTestsOnly4711xyz" }),
});
/** Starts it and ends it; why not, or null. */
const started = async (env: Record<string, string>) => {
  try {
    await (await composeProduct(readConfig(env))).close();
    return null;
  } catch (error) {
    return String(error);
  }
};
const run = async (statement: string) => {
  const { pool, close } = openDatabase(database.ownerString, { max: 1, onLost: () => undefined });
  const { rows } = await pool.query<Record<string, unknown>>(statement);
  await close();
  return rows;
};
const noted = () => run("select live from stripe_mode");

const IS_LIVE =
  "This database was begun with a live key of Stripe, whose payers a test key does not know: set a live STRIPE_SECRET_KEY, or give DATABASE_URL or DATA_DIR an empty one";
const IS_TEST =
  "This database was begun with a test key of Stripe, whose payers a live key does not know: set a test STRIPE_SECRET_KEY, or give DATABASE_URL or DATA_DIR an empty one";

test("the first start with a key notes its mode; another key of that mode goes on, and so does none", async () => {
  expect(await started(production())).toBeNull();
  expect(await noted()).toEqual([]);
  for (const key of ["rk_live_a", "sk_live_b", undefined]) expect(await started(production(key))).toBeNull();
  expect(await noted()).toEqual([{ live: true }]);
});

test("a key of the other mode is refused by every command with one sentence and code 2", async () => {
  expect(await started(production("rk_live_a"))).toBeNull();
  const commands = [
    "serve",
    "worker",
    "migrate",
    "ledger check",
    "ledger recover",
    "billing collect --month 2026-01",
  ];
  for (const command of commands) {
    const env = { ...production("sk_test_a"), PORT: "0" };
    expect([command, await kalivoHere(command.split(" "), env)]).toEqual([
      command,
      { code: 2, output: `${IS_LIVE}\n` },
    ]);
  }
  expect(await noted()).toEqual([{ live: true }]);
});

test("what was begun in test mode never becomes real", async () => {
  expect(await started(production("rk_test_a"))).toBeNull();
  expect(await started(production("rk_live_a"))).toBe(`ConfigError: ${IS_TEST}`);
});

test("a demo keeps to it, too", async () => {
  const demo = { ...database.settings, DEMO: "1", LOG_LEVEL: "silent" };
  expect(await started(demo)).toBeNull();
  expect(await noted()).toEqual([]);
  const keys = { STRIPE_SECRET_KEY: "sk_test_a", STRIPE_WEBHOOK_SECRET: "whsec_a" };
  expect(await started({ ...demo, ...keys })).toBeNull();
  expect(await noted()).toEqual([{ live: false }]);
});

test("payers from before there was a note are of the mode of the first start", async () => {
  await run(
    `with u as (insert into users (email, password_hash, first_name, last_name, created_at)
       values ('a@b.example', 'x', 'A', 'B', now()) returning id)
     insert into payers (user_id, provider, customer_ref, created_at) select id, 'stripe', 'cus_1', now() from u`,
  );
  expect(await started(production("rk_live_a"))).toBeNull();
  expect(await started(production("rk_test_a"))).toBe(`ConfigError: ${IS_LIVE}`);
});

test("of two first starts at once with different modes one is refused", async () => {
  const both = await Promise.all([production("rk_live_a"), production("rk_test_a")].map(started));
  const refused = both.filter((why) => why !== null);
  expect(refused).toHaveLength(1);
  const [note] = await noted();
  expect(refused).toEqual([`ConfigError: ${note?.["live"] === true ? IS_LIVE : IS_TEST}`]);
});

test("the doctor names a key of the other mode, and notes none", async () => {
  const doctor = async (key: string) => {
    const asked = { ...production(key), PUBLIC_URL: "https://127.0.0.1:1" };
    const { output } = await kalivoHere(["doctor", "--json"], asked);
    const { checks }: { checks: { check: string }[] } = JSON.parse(output);
    return checks.find(({ check }) => check === "payment mode");
  };
  expect(await doctor("rk_live_a")).toEqual({
    check: "payment mode",
    level: "ok",
    found: "live, from the next start on",
  });
  expect(await noted()).toEqual([]);
  expect(await started(production("rk_live_a"))).toBeNull();
  expect(await doctor("rk_live_b")).toEqual({ check: "payment mode", level: "ok", found: "live" });
  expect(await doctor("sk_test_a")).toEqual({
    check: "payment mode",
    level: "fail",
    found: "the database is of a live key, STRIPE_SECRET_KEY is a test one",
    todo: "set a live key, or use another database: docs/runbook/stripe.md",
  });
});

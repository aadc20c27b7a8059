import { sql } from "kysely";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import * as api from "@kalivo/contract/api-paths.ts";
import { readConfig } from "../../src/config/config.ts";
import { lastRounds } from "../../src/features/operation/facts.queries.ts";
import { composeProduct } from "../../src/main.ts";
import { TEST_NOW, useProduct } from "../support/product.ts";
import { gateBefore, socketOf, type Gate } from "../support/gate.ts";
import { kalivoCommand, printed } from "../support/process.ts";
import { until } from "../support/until.ts";

// The database goes away while the product runs: for a moment, for longer, or without a word. Seen red before: an error
// that nobody heard ended the process, and each failed try of the wake-up connection made two.

const kalivo = useProduct();
const db = () => kalivo.product.services.db;
let gate: Gate;
let throughGate: string;

beforeAll(async () => {
  const { directString: connectionString } = kalivo.product;
  gate = await gateBefore(socketOf(connectionString));
  throughGate = `postgresql://kalivo@127.0.0.1:${gate.port}${new URL(connectionString).pathname}`;
});
afterAll(() => gate.stop());

async function wakers(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from pg_stat_activity
    where application_name = 'kalivo wake'
      and datname = current_database()
  `.execute(db());
  return rows[0]?.count ?? 0;
}

const newestRound = async () => {
  const rounds = await lastRounds(db());
  return Math.max(0, ...rounds.map(({ ended_at }) => ended_at.getTime()));
};

async function worker() {
  const command = kalivoCommand(["worker"], { DATABASE_URL: throughGate, DEMO: "1", LOG_LEVEL: "silent" });
  onTestFinished(() => void command.child.kill("SIGKILL"));
  await printed(command, "The jobs are running");
  await until(wakers, (count) => count === 1);
  return command;
}

test("a worker whose database was away goes on with one connection, and ends when it is told to", async () => {
  const running = await worker();
  for (const tries of [3, 4]) {
    const before = gate.tries();
    gate.shut();
    await until(
      async () => gate.tries() - before,
      (made) => made >= tries,
    );
    const cameBack = Date.now();
    gate.open();
    await until(newestRound, (ended) => ended > cameBack);
    expect(await until(wakers, (count) => count > 0)).toBe(1);
    expect(running.child.exitCode).toBeNull();
  }
  running.child.kill("SIGTERM");
  expect((await running.ended).code).toBe(0);
});

test("a worker whose database is away, or frozen, ends when it is told to", async () => {
  for (const takeAway of [() => gate.shut(), () => gate.freeze()]) {
    const running = await worker();
    takeAway();
    running.child.kill("SIGTERM");
    expect((await running.ended).code).toBe(0);
    gate.open();
    await until(wakers, (count) => count === 0);
  }
});

test("whoever asks while the database is away or frozen is told to come back, and served once it is there", async () => {
  const product = await composeProduct(
    readConfig({ DATABASE_URL: throughGate, DEMO: "1", LOG_LEVEL: "silent", KALIVO_NOW: TEST_NOW }),
  );
  const app = await product.createApp();
  const ask = (url: string) => app.inject({ method: "GET", url });
  expect((await ask(api.listOrganisations)).statusCode).toBe(200);
  gate.shut();
  const refused = await ask(api.listOrganisations);
  expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([503, "5"]);
  expect(refused.json()).toEqual({
    message: "We can't reach our data right now. Please try again in a moment.",
  });
  // Its error may have come after the commit: asked blindly again, some things would be done twice.
  const saving = {
    method: "POST",
    url: api.signIn,
    payload: { email: "a@b.example", password: "a long one" },
  } as const;
  expect((await app.inject(saving)).json()).toEqual({
    message:
      "We can't reach our data right now. It may have worked all the same: please look before you try again.",
  });
  const known = { ...saving, headers: { "idempotency-key": "one" } };
  expect((await app.inject(known)).json()).toMatchObject({
    message: expect.stringContaining("Please try again"),
  });
  gate.open();
  await until(
    () => ask("/readyz"),
    ({ statusCode }) => statusCode === 200,
  );
  gate.freeze();
  expect((await ask("/readyz")).statusCode).toBe(503);
  gate.open();
  expect((await ask(api.listOrganisations)).statusCode).toBe(200);
  await app.close();
  await product.close();
});

test("a connection that is lost in the middle of a question is an error of that question, and of nothing else", async () => {
  const answer = sql`select pg_sleep(600)`.execute(db()).then(
    () => "an answer",
    (error: unknown) => String(error),
  );
  const asleep = async () => {
    const { rows } = await sql<{ pid: number }>`
      select pid from pg_stat_activity
      where query like 'select pg_sleep(600)%'
        and datname = current_database()
        and pid <> pg_backend_pid()
    `.execute(db());
    return rows;
  };
  const [sleeper] = await until(asleep, (rows) => rows.length > 0);
  await sql`select pg_terminate_backend(${sleeper?.pid ?? 0})`.execute(db());
  expect(await answer).toContain("terminat");
  const ready = await until(
    () => kalivo.send("GET", "/readyz"),
    ({ status }) => status === 200,
  );
  expect(ready.body).toEqual({ status: "ready" });
});

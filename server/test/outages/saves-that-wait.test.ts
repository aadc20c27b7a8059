import * as api from "@kalivo/contract/api-paths.ts";
import type { InjectOptions } from "fastify";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { databaseOn, openPool } from "../../src/db/client.ts";
import { RequestPool } from "../../src/db/request-pools.ts";
import { mountAccount } from "../../src/features/account/routes.ts";
import { mountWorkouts } from "../../src/features/workouts/routes.ts";
import { choosePool } from "../../src/http/choose-pool.ts";
import { mountApi } from "../../src/http/route-handler.ts";
import { createServer } from "../../src/http/server.ts";
import { somebody, type Somebody } from "../support/people.ts";
import { useProduct } from "../support/product.ts";

// Seen red before: as many waiting saves as there are connections, and nobody could read anything, or save anything else, for as
// long as somebody held up the saves of workouts.

const POOL = 2;
const MANY = 30;
const kalivo = useProduct({ DATABASE_POOL: String(POOL), LOG_LEVEL: "silent" });

const READ: InjectOptions = { method: "GET", url: api.readMe };
const OTHER_SAVE: InjectOptions = { method: "POST", url: api.savePrivacy, payload: { donations: false } };
const workout = (key: string): InjectOptions => ({
  method: "POST",
  url: api.saveWorkout,
  payload: { type: "custom", kcal: 300 },
  headers: { "idempotency-key": key },
});

/** Nobody's workouts are saved until the returned function is called, as by a close, a session of the operator, or a process that hangs. */
async function holdUp(): Promise<() => Promise<void>> {
  const tx = await kalivo.owner.startTransaction().execute();
  await sql`select pg_advisory_xact_lock(hashtext('close of a month'))`.execute(tx);
  return async () => {
    if (!tx.isRolledBack) await tx.rollback().execute();
  };
}

/** The same calls on connections that wait for a lock so long. */
async function waiting(lockMs: number) {
  const { services, pools, directString } = kalivo.product;
  const reads = pools.get("reads");
  if (reads === undefined) throw new Error("no pool for reads");
  const saves = openPool(directString, { max: POOL, lockMs, onLost: () => undefined });
  const pool = new RequestPool({ saves: saves.pool, reads, replica: reads });
  const app = await createServer({ log: services.log, version: "test", config: services.config });
  choosePool(app);
  const here = { ...services, pool, db: databaseOn(pool) };
  await app.register(async (scope) => {
    const calls = mountApi(scope, here);
    mountWorkouts(calls, here);
    mountAccount(calls, here);
  });
  onTestFinished(async () => {
    await app.close();
    await saves.close();
  });
  return (asked: InjectOptions, { token }: Pick<Somebody, "token">) =>
    app.inject({ ...asked, headers: { ...asked.headers, authorization: `Bearer ${token}` } });
}

const peopleOf = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, nth) => somebody(kalivo, `W${nth}`)));

test("saves that wait for a close stop no read, no other save, nor whether the process is ready", async () => {
  const people = await peopleOf(POOL + 1);
  const letGo = await holdUp();
  onTestFinished(letGo);
  const saves = people.map(({ token }) =>
    kalivo.call("POST", api.saveWorkout, { token, data: { type: "custom", kcal: 300 } }),
  );
  const [{ token } = { token: "" }] = people;
  expect((await kalivo.call("GET", api.readMe, { token })).status).toBe(200);
  expect((await kalivo.send("GET", "/readyz")).status).toBe(200);
  expect((await kalivo.call("POST", api.savePrivacy, { token, data: { donations: false } })).status).toBe(
    200,
  );
  await letGo();
  const statuses = (await Promise.all(saves)).map(({ status }) => status);
  expect(statuses).toEqual(people.map(() => 201));
});

test("while somebody holds up every save of a workout, they are told to come back, and everything else goes on", async () => {
  const people = await peopleOf(MANY);
  const ask = await waiting(1_000);
  const { token } = await somebody(kalivo);
  const letGo = await holdUp();
  onTestFinished(letGo);
  const saves = people.map((person) => ask(workout(`run-of-${person.id}`), person));
  const others = [ask(READ, { token }), ask(OTHER_SAVE, { token })];
  expect((await Promise.all(others)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  for (const answer of await Promise.all(saves)) {
    expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([503, "5"]);
    expect(answer.json()).toEqual({ message: "Please try again in a few seconds." });
  }
  await letGo();
  const again = await Promise.all(people.map((person) => ask(workout(`run-of-${person.id}`), person)));
  expect(again.map(({ statusCode }) => statusCode)).toEqual(people.map(() => 201));
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from workouts where user_id = any(${people.map(({ id }) => id)}::integer[])
  `.execute(kalivo.owner);
  expect(rows).toEqual([{ count: MANY }]);
});

test("a save that waits for anything else gives its connection back as well", async () => {
  const { id, token } = await somebody(kalivo);
  const ask = await waiting(100);
  const tx = await kalivo.owner.startTransaction().execute();
  onTestFinished(() => tx.rollback().execute());
  await sql`select from users where id = ${id} for no key update`.execute(tx);
  const saved = await ask(OTHER_SAVE, { token });
  expect([saved.statusCode, saved.headers["retry-after"]]).toEqual([503, "5"]);
});

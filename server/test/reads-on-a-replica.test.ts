import * as api from "@kalivo/contract/api-paths.ts";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { databaseOn, openPool } from "../src/db/client.ts";
import { inPool, RequestPool } from "../src/db/request-pools.ts";
import { anAdmin } from "./support/admins.ts";
import { whileFailing } from "./support/failing-statement.ts";
import { laggingCalls } from "./support/lagging-calls.ts";
import { paidCharges } from "./support/paid-charge.ts";
import { organisation, somebody } from "./support/people.ts";
import { useProduct } from "./support/product.ts";
import { teamOf } from "./support/teams.ts";

// A connection that may only read stands for the replica, and is always fresh.

const kalivo = useProduct({ KALIVO_NOW: "2026-12-31T10:00:00Z" });

/** The same product again, with its replica; `failed` is what could not be done there. */
async function withReplica() {
  const { services, directString } = kalivo.product;
  const only = new URL(directString);
  only.searchParams.set("options", "-c default_transaction_read_only=on");
  const replica = openPool(only.href, { onLost: () => undefined });
  const pool = new RequestPool({ saves: services.pool, reads: services.pool, replica: replica.pool });
  const failed: unknown[] = [];
  let answered = 0;
  const before = { db: services.db, pool: services.pool, replica: services.replica };
  Object.assign(services, {
    pool,
    db: databaseOn(pool),
    replica: {
      state: () => "fresh",
      read: async <T>(work: () => Promise<T>) => {
        answered += 1;
        return inPool("replica", work).catch((error: unknown) => {
          failed.push(error);
          throw error;
        });
      },
    },
  });
  const app = await kalivo.product.createApp();
  onTestFinished(async () => {
    await app.close();
    await replica.close();
    Object.assign(services, before);
  });
  const ask = async (url: string, token: string, payload?: object) => {
    const headers = { authorization: `Bearer ${token}`, accept: "application/json" };
    const asked = payload === undefined ? { method: "GET" as const } : { method: "POST" as const, payload };
    const { statusCode } = await app.inject({ url, headers, ...asked });
    return statusCode;
  };
  return { ask, failed, answered: () => answered };
}

const forgetSaves = () => sql`update sessions set saved_at = null`.execute(kalivo.owner);

test("every call that may lag does nothing there but read", async () => {
  await paidCharges(kalivo.product.services.db, 6);
  const ines = await anAdmin(kalivo);
  const team = await teamOf(kalivo, ines);
  const burner = await somebody(kalivo, "Bo");
  const cause = await organisation(kalivo, "Cause");
  const ids: Readonly<Record<string, number>> = {
    readTeam: team,
    readOrganisation: cause,
    readOrganisationProof: cause,
  };
  const { ask, failed, answered } = await withReplica();
  await forgetSaves();
  const calls = await laggingCalls();
  const statuses = new Map<string, number>();
  for (const [name, { path }] of calls) {
    const url = path
      .replace("{id}", String(ids[name] ?? burner.id))
      .replace("{type}", "burner")
      .replace("{month}", "2026-11")
      .replace("{table}", "organisations");
    statuses.set(name, await ask(name === "searchEverything" ? `${url}?query=bo` : url, ines.token));
  }
  expect(failed).toEqual([]);
  expect([...statuses].filter(([, status]) => status !== 200)).toEqual([]);
  expect(answered()).toBe(calls.length);
  const write = () => kalivo.product.services.pool.query("delete from demo_mark");
  await expect(inPool("replica", write)).rejects.toThrow("read-only transaction");
});

test("who saved something just now, or signed in, reads from the primary; everybody else from the replica", async () => {
  const { ask, answered } = await withReplica();
  const [ann, ben] = [await somebody(kalivo, "Ann"), await somebody(kalivo, "Ben")];
  const onReplica = async (token: string) => {
    const before = answered();
    expect(await ask(api.listTeams, token)).toBe(200);
    return answered() - before;
  };
  expect([await onReplica(ann.token), await onReplica(ben.token)]).toEqual([0, 0]);
  await forgetSaves();
  expect([await onReplica(ann.token), await onReplica(ben.token)]).toEqual([1, 1]);
  expect(await ask(api.saveWorkout, ann.token, { type: "custom", kcal: 100 })).toBe(201);
  expect([await onReplica(ann.token), await onReplica(ben.token)]).toEqual([0, 1]);
});

test("a save that cannot be noted is saved all the same, and answered", async () => {
  const { ask } = await withReplica();
  const { token } = await somebody(kalivo, "Cas");
  await forgetSaves();
  const save = () => ask(api.saveWorkout, token, { type: "custom", kcal: 100 });
  expect(await whileFailing(/set saved_at/u, save)).toEqual({ answer: 201, failed: true });
});

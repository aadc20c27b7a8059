import * as api from "@kalivo/contract/api-paths.ts";
import { sql } from "kysely";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { somebody, type Somebody } from "../support/people.ts";
import { useProduct } from "../support/product.ts";

// However much one asks at once, and however long it takes, others are answered meanwhile.

const POOL = 12;
/** Nobody else waits as long for a dozen answers: they wait for the lock. */
const HELD_UP_MS = 20_000;
const kalivo = useProduct({ DATABASE_POOL: String(POOL) });

async function heldUp(): Promise<never> {
  await pause(HELD_UP_MS, undefined, { ref: false });
  throw new Error("others wait for what one asks at once");
}

/** Runs `meanwhile` while whatever needs one of these tables waits for it; each of `asked` is then answered 200. */
async function whileLocked(
  tables: string,
  asked: () => Promise<{ status: number }>[],
  meanwhile: () => Promise<void>,
) {
  const holding = await kalivo.owner.startTransaction().execute();
  try {
    await sql.raw(`lock table ${tables} in access exclusive mode`).execute(holding);
    const many = asked();
    await Promise.race([meanwhile(), heldUp()]);
    await holding.rollback().execute();
    expect(new Set((await Promise.all(many)).map(({ status }) => status))).toEqual(new Set([200]));
  } finally {
    if (!holding.isRolledBack) await holding.rollback().execute();
  }
}

const goal = ({ token }: Somebody) =>
  kalivo.call("POST", api.setWeeklyGoal, { token, data: { kcal: 1_000 } });
const read = ({ token }: Somebody) => kalivo.call("GET", api.listWorkouts, { token });
const told = ({ token }: Somebody) => kalivo.call("GET", api.listNotifications, { token });
const times = (count: number, ask: (at: number) => Promise<{ status: number }>) => () =>
  Array.from({ length: count }, (_, at) => ask(at));

test("what one person reads", async () => {
  const [one, another] = [await somebody(kalivo), await somebody(kalivo)];
  const many = times(2 * POOL, () => told(one));
  await whileLocked("notifications", many, async () => {
    expect((await read(another)).status).toBe(200);
  });
});

test("what one person saves", async () => {
  const [one, another] = [await somebody(kalivo), await somebody(kalivo)];
  const many = times(2 * POOL, () =>
    kalivo.call("POST", api.chooseOrganisations, { token: one.token, data: { organisations: [] } }),
  );
  await whileLocked("user_organisations", many, async () => {
    expect([(await goal(another)).status, (await told(one)).status]).toEqual([200, 200]);
  });
});

test("what one session asks, whose person is looked for each time", async () => {
  const one = await somebody(kalivo);
  let waiting = 0;
  const watch = setInterval(() => {
    for (const pool of kalivo.product.pools.values()) waiting = Math.max(waiting, pool.waitingCount);
  }, 0);
  const answers = await Promise.all(times(8 * POOL, () => read(one))());
  clearInterval(watch);
  expect(answers.map(({ status }) => status)).toEqual(Array.from(answers, () => 200));
  expect(waiting).toBe(0);
});

test("what one network reads without being signed in", async () => {
  const somebodyElse = await somebody(kalivo);
  const many = times(2 * POOL, () =>
    kalivo.call("GET", api.listOrganisations, { data: { search: "trees" } }),
  );
  await whileLocked("organisation_texts", many, async () => {
    expect((await read(somebodyElse)).status).toBe(200);
  });
});

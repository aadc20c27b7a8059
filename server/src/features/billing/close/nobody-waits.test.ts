import { sql } from "kysely";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { openDatabase, type Database } from "#server/db/client.ts";
import {
  newBurner,
  newOrganisation,
  newPayer,
  newPledge,
  newWorkout,
  useDatabase,
} from "#server-test/support/month-world.ts";
import { closedMonth } from "#server-test/support/settled-workouts.ts";
import { writtenMonth } from "#server-test/support/written-month.ts";
import { closeMonth } from "./close-month.ts";
import { simulateClose } from "./simulate-close.ts";
import { turnOver, turnOverInside } from "./turn-over.ts";

// The close of a month beside people who save: each test has months of its own.

const world = useDatabase();
const LATER = new Date("2027-06-01T04:00:00Z");

async function backed() {
  const { db } = world;
  const burner = await newBurner(db, [await newOrganisation(db)]);
  await newPledge(db, { payer: await newPayer(db), burner });
  return burner;
}

const monthOf = async (id: number) =>
  (await world.db.selectFrom("workouts").select("period_id").where("id", "=", id).executeTakeFirstOrThrow())
    .period_id;

/** A transaction of its own, with whatever locks it takes. */
async function holding<Result>(lock: ReturnType<typeof sql>, work: () => Promise<Result>): Promise<Result> {
  const other: Database = openDatabase(world.connectionString, { max: 1, onLost: () => undefined });
  const transaction = await other.db.startTransaction().execute();
  try {
    await lock.execute(transaction);
    return await work();
  } finally {
    await transaction.rollback().execute();
    await other.close();
  }
}

test("once a month is turned over, what ended in it belongs to the next, and the close counts none of it", async () => {
  const { db } = world;
  await closedMonth(db, 202608);
  const burner = await backed();
  const before = await newWorkout(db, { burner, endAt: "2026-09-10T10:00:00Z", kcal: 5_000 });
  expect(await turnOver(db, 202609)).toBeNull();
  // As a close that died here left it: saves go on, and the next close computes the month.
  const after = await newWorkout(db, { burner, endAt: "2026-09-11T10:00:00Z", kcal: 7_000 });
  expect([await monthOf(before), await monthOf(after)]).toEqual([202609, 202610]);
  expect(await closeMonth(db, 202609, LATER)).toMatchObject({ kind: "closed", workouts: 1, lines: 1 });
  expect(await writtenMonth(db, 202609)).toMatchObject({ settledWorkoutIds: [before] });
  expect(await closeMonth(db, 202610, LATER)).toMatchObject({ kind: "closed", workouts: 1 });
  expect(await writtenMonth(db, 202610)).toMatchObject({ settledWorkoutIds: [after] });
});

test("while statements are computed people save, and what belongs to the month cannot change", async () => {
  const { db } = world;
  const burner = await backed();
  const before = await newWorkout(db, { burner, endAt: "2026-11-10T10:00:00Z", kcal: 5_000 });
  await turnOver(db, 202611);
  const lock = sql`select from billing_periods where id = 202611 for no key update`;
  await holding(lock, async () => {
    const closing = closeMonth(db, 202611, LATER); // waits for the row, as a second close does
    const saved = await newWorkout(db, { burner, endAt: "2026-11-11T10:00:00Z", kcal: 5_000 });
    expect(await monthOf(saved)).toBe(202612);
    const edited = db.updateTable("workouts").set({ kcal_counted: 1 }).where("id", "=", before).execute();
    await expect(edited).rejects.toThrow(`workout ${before} is settled`);
    const removed = db.deleteFrom("workouts").where("id", "=", before).execute();
    await expect(removed).rejects.toThrow(`workout ${before} is settled`);
    return { closing };
  }).then(({ closing }) => closing);
  expect(await writtenMonth(db, 202611)).toMatchObject({ settledWorkoutIds: [before] });
});

const SAVING = sql`select pg_advisory_xact_lock_shared(hashtext('close of a month'))`;

test("a close that waits for a long save does not hold up the others, and comes through once it has ended", async () => {
  const { db } = world;
  const burner = await backed();
  const { closing, saved } = await holding(SAVING, async () => {
    const waits = closeMonth(db, 202612, LATER);
    const during: number[] = [];
    for (let n = 0; n < 5; n += 1)
      during.push(await newWorkout(db, { burner, endAt: `2026-12-1${n}T10:00:00Z`, kcal: 1_000 }));
    return { closing: waits, saved: during };
  });
  expect(await closing).toMatchObject({ kind: "closed" });
  for (const id of saved) expect(await monthOf(id)).toBe(202612);
});

test("a simulation waits for nobody and leaves every row as it was", async () => {
  const { db } = world;
  const burner = await backed();
  await newWorkout(db, { burner, endAt: "2027-01-10T10:00:00Z", kcal: 5_000 });
  const versions = async () => {
    const { rows } = await sql`
      select (select json_agg(json_build_array(w.xmin::text, w.id) order by w.id) from workouts w) as workouts,
        (select json_agg(json_build_array(p.xmin::text, p.id) order by p.id) from billing_periods p) as months,
        (select count(*) from statements) as statements, (select count(*) from statement_lines) as lines
    `.execute(db);
    return rows;
  };
  const before = await versions();
  const closing = sql`select pg_advisory_xact_lock(hashtext('close of a month'))`;
  const simulated = await holding(closing, () => simulateClose(db, 202701));
  expect(simulated).toMatchObject({ kind: "simulated", summary: { to_charge: 1, charge_cents: 500n } });
  expect(await versions()).toEqual(before);
});

test("who waited while the month was turned over changes nothing of it, not even a statement of their own", async () => {
  const { db } = world;
  const burner = await backed();
  await closedMonth(db, 202701);
  const ids: number[] = [];
  for (const hour of [10, 12, 14])
    ids.push(await newWorkout(db, { burner, endAt: `2027-02-01T${hour}:00:00Z`, kcal: 5_000 }));
  const others: Database = openDatabase(world.connectionString, { max: 4, onLost: () => undefined });
  const turning = await others.db.startTransaction().execute();
  try {
    await sql`select pg_advisory_xact_lock(hashtext('close of a month'))`.execute(turning);
    const asked = [
      sql`update workouts set kcal_counted = 1 where id = ${ids[0]}`,
      sql`update workouts set kcal_counted = 1, end_utc = end_utc where id = ${ids[1]}`,
      sql`delete from workouts where id = ${ids[2]}`,
    ].map((statement) => statement.execute(others.db).then(() => "done", String));
    await untilWaiting(asked.length);
    await turnOverInside(turning, 202702);
    await turning.commit().execute();
    for (const outcome of await Promise.all(asked)) expect(outcome).toContain("is settled");
  } finally {
    if (!turning.isCommitted) await turning.rollback().execute();
    await others.close();
  }
});

/** Until so many sessions wait for the lock that a turn-over holds. */
async function untilWaiting(many: number): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ waiting: number }>`
      select count(*)::int as waiting from pg_locks where locktype = 'advisory' and not granted
    `.execute(world.db);
    if ((rows[0]?.waiting ?? 0) >= many) return;
    await pause(10);
  }
}

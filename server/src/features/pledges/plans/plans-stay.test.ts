import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { closesAt } from "@kalivo/domain/billing/calendar.ts";
import { newBurner, newPayer, newPledge, useDatabase } from "#server-test/support/month-world.ts";
import { closeInside } from "../../billing/close/close-month.ts";

// What the database refuses of plans, whoever writes.
const world = useDatabase();
const FEBRUARY = "2027-01-31T23:00:00Z";
const MARCH = "2027-02-28T23:00:00Z";
let pair: { payer: number; burner: number };

beforeEach(async () => {
  pair = { payer: await newPayer(world.db), burner: await newBurner(world.db, []) };
});

const write = (statements: (tx: typeof world.db) => Promise<unknown>) =>
  world.owner.transaction().execute(statements);

const insertPlan = (tx: typeof world.db, from: string, plannedAt = "2026-11-20T10:00:00Z") =>
  sql`
  insert into pledges (payer_id, burner_id, rate_cents, planned_at, valid)
  values (${pair.payer}, ${pair.burner}, 20, ${plannedAt}, tstzrange(${from}, null))
`.execute(tx);

const endRunning = (tx: typeof world.db, at: string | null, untilPlan: boolean) =>
  sql`
  update pledges set valid = tstzrange(lower(valid), ${at}), until_plan = ${untilPlan}
  where payer_id = ${pair.payer} and planned_at is null
`.execute(tx);

const deletePlan = (tx: typeof world.db) =>
  sql`delete from pledges where payer_id = ${pair.payer} and planned_at is not null`.execute(tx);

const planned = () =>
  write(async (tx) => {
    await newPledge(tx, pair);
    await endRunning(tx, FEBRUARY, true);
    await insertPlan(tx, FEBRUARY);
  });

const planFrom = (from: string, plannedAt?: string) =>
  write(async (tx) => {
    await endRunning(tx, from, true);
    await insertPlan(tx, from, plannedAt);
  });

const FOLLOWS = "a planned version follows the one that runs";

test("a plan stands only where a running version ends for it", async () => {
  await expect(write((tx) => insertPlan(tx, FEBRUARY))).rejects.toThrow(FOLLOWS);
  await newPledge(world.db, pair);
  await expect(write((tx) => endRunning(tx, FEBRUARY, true))).rejects.toThrow(FOLLOWS);
});

test("nobody ends a pledge and leaves its plan, and nobody plans twice", async () => {
  await planned();
  await expect(write((tx) => endRunning(tx, "2026-12-01T10:00:00Z", false))).rejects.toThrow(FOLLOWS);
  await expect(write(deletePlan)).rejects.toThrow(FOLLOWS);
  const second = write(async (tx) => {
    await sql`
      update pledges set valid = tstzrange(lower(valid), ${MARCH}), until_plan = true
      where payer_id = ${pair.payer} and planned_at is not null
    `.execute(tx);
    await insertPlan(tx, MARCH);
  });
  await expect(second).rejects.toThrow(FOLLOWS);
});

test("a plan begins a month in Brussels, after it was made", async () => {
  await newPledge(world.db, pair);
  for (const from of ["2027-02-01T00:00:00Z", "2027-01-31T23:00:01Z", "2027-02-14T23:00:00Z"])
    await expect(planFrom(from)).rejects.toThrow("a_plan_begins_a_month");
  await expect(planFrom(FEBRUARY, FEBRUARY)).rejects.toThrow("a_plan_begins_a_month");
});

test("a version that ended without a plan never runs again, and neither does one that a month was computed by", async () => {
  const ended = await newPledge(world.db, { ...pair, to: "2026-11-10T10:00:00Z" });
  const stays = /stays as it was/u;
  const again = sql`update pledges set valid = tstzrange(lower(valid), null) where id = ${ended}`;
  await expect(again.execute(world.owner)).rejects.toThrow(stays);
  const marked = sql`update pledges set until_plan = true where id = ${ended}`;
  await expect(marked.execute(world.owner)).rejects.toThrow(stays);

  pair = { payer: await newPayer(world.db), burner: await newBurner(world.db, []) };
  await planned();
  const transaction = await world.owner.startTransaction().execute();
  await closeInside(transaction, 202702, closesAt(202702));
  const back = async () => {
    await deletePlan(transaction);
    await endRunning(transaction, null, false);
  };
  await expect(back()).rejects.toThrow(stays);
  await transaction.rollback().execute();
});

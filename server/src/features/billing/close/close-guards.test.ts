import { sql } from "kysely";
import { expect, test } from "vitest";
import {
  newBurner,
  newOrganisation,
  newPayer,
  newPledge,
  newWorkout,
  useDatabase,
} from "#server-test/support/month-world.ts";
import type { Queryable } from "#server/db/client.ts";
import { closeMonth } from "./close-month.ts";
import { decideMonth } from "./decide-month.ts";
import { readCarried } from "./lines.queries.ts";
import { ensurePeriod } from "./months.queries.ts";

// Not visible in any result: the planner has statistics of the close's own tables, and a second close waits for the first.

const world = useDatabase();
const NOVEMBER = 202611;
const NOW = new Date("2026-12-01T05:00:00Z");
const PAYERS = 5;
const WORKOUTS = 20;

async function november() {
  const { db } = world;
  const burner = await newBurner(db, [await newOrganisation(db), await newOrganisation(db)]);
  for (let count = 0; count < PAYERS; count += 1) await newPledge(db, { payer: await newPayer(db), burner });
  for (let count = 0; count < WORKOUTS; count += 1)
    await newWorkout(db, { burner, endAt: "2026-11-10T10:00:00Z", kcal: 15_000 });
}

/** Tables with the planner's estimate of their rows; -1: never analysed. */
async function believed(db: Queryable, names: string): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string; rows: number }>`
    select relname as name, reltuples::integer as rows
    from pg_class
    where relkind = 'r'
      and relname ~ ${names}
    order by relname
  `.execute(db);
  return Object.fromEntries(rows.map(({ name, rows: count }) => [name, count]));
}

test("every table of the close is analysed before it is joined", async () => {
  await november();
  const close = await world.db.startTransaction().execute();
  await sql`
    insert into billing_periods (id, starts_at, ends_at)
    values (${NOVEMBER}, '2026-11-01T00:00:00+01', '2026-12-01T00:00:00+01')
  `.execute(close);
  await readCarried(close);
  await decideMonth(close, NOVEMBER);
  const known = await believed(close, "^closing_");
  await close.rollback().execute();
  expect(known).toEqual({
    closing_workouts: WORKOUTS,
    closing_pledges: PAYERS,
    closing_parts: PAYERS,
    closing_carried: 0,
    closing_lines: PAYERS,
    closing_shares: 2 * PAYERS,
    closing_scaled: PAYERS, // 300 € is above everybody's ceiling
    closing_statements: PAYERS,
  });
});

test("two closes at once are one; afterwards the planner knows what was written", async () => {
  await ensurePeriod(world.db, NOVEMBER); // else they would wait for each other's new row, not for its lock
  const outcomes = await Promise.all(Array.from({ length: 4 }, () => closeMonth(world.db, NOVEMBER, NOW)));
  expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual([
    "already-closed",
    "already-closed",
    "already-closed",
    "closed",
  ]);
  expect(await believed(world.db, "^(charges|statements|statement_lines|line_parts|allocations)$")).toEqual({
    charges: PAYERS,
    statements: PAYERS,
    statement_lines: PAYERS,
    line_parts: PAYERS,
    allocations: 2 * PAYERS,
  });
});

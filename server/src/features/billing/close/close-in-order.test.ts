import { beforeAll, expect, test } from "vitest";
import { closesAt } from "@kalivo/domain/billing/calendar.ts";
import {
  newBurner,
  newOrganisation,
  newPayer,
  newPledge,
  newWorkout,
  useDatabase,
} from "#server-test/support/month-world.ts";
import { closeMonth } from "./close-month.ts";
import { ensurePeriod } from "./months.queries.ts";
import { payerMonths } from "./summary.queries.ts";
import { turnOver } from "./turn-over.ts";
import { simulateClose } from "./simulate-close.ts";

// Months close in order and once. The tests follow each other: September is the first month with a workout.

const world = useDatabase();
const LATER = closesAt(202612);

beforeAll(async () => {
  const { db } = world;
  const burner = await newBurner(db, [await newOrganisation(db)]);
  for (const kcal of [900, 12_000]) {
    const payer = await newPayer(db);
    await newPledge(db, { payer, burner, rate: 10, cap: kcal === 900 ? 150n : null });
  }
  await newWorkout(db, { burner, endAt: "2026-09-20T10:00:00Z", kcal: 1_000 });
  await newWorkout(db, { burner, endAt: "2026-10-20T10:00:00Z", kcal: 12_000 });
});

test("a month is not closed before the 1st at 06:00, nor out of turn, nor when nothing was ever billed in it", async () => {
  const { db } = world;
  const early = new Date(closesAt(202609).getTime() - 1);
  expect(await closeMonth(db, 202609, early)).toEqual({
    kind: "too-early",
    closesAt: new Date("2026-10-01T04:00:00Z"),
  });
  expect(await closeMonth(db, 202610, LATER)).toEqual({ kind: "earlier-open", period: 202609 });
  expect(await closeMonth(db, 202608, LATER)).toEqual({ kind: "unknown-month" });
});

test("before the first close of all, a late workout that comes in the last moment makes its month the first", async () => {
  const { db } = world;
  expect(await turnOver(db, 202610)).toEqual({ kind: "earlier-open", period: 202609 });
  expect(await db.selectFrom("billing_periods").selectAll().execute()).toEqual([]);
});

test("a simulation says what the close then does, and writes nothing", async () => {
  const { db } = world;
  const october = await simulateClose(db, 202610);
  expect(await db.selectFrom("billing_periods").selectAll().execute()).toEqual([]);

  await closeMonth(db, 202609, LATER);
  await closeMonth(db, 202610, LATER);
  const written = await payerMonths(db, 202610);
  expect(october).toMatchObject({ kind: "simulated", payers: written });
  expect(written.map(({ due_cents, outcome }) => [due_cents, outcome])).toEqual([
    [250n, "charge"], // 1.00 € carried and 1.50 €, the limit
    [1_300n, "charge"],
  ]);
  expect(await simulateClose(db, 202610)).toMatchObject({ kind: "already-closed", payers: written });
});

test("two closes at the same moment close once", async () => {
  const { db } = world;
  await ensurePeriod(db, 202611);
  const outcomes = await Promise.all([1, 2, 3, 4].map(() => closeMonth(db, 202611, LATER)));
  expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual([
    "already-closed",
    "already-closed",
    "already-closed",
    "closed",
  ]);
  expect(await closeMonth(db, 202611, LATER)).toMatchObject({ kind: "already-closed" });
});

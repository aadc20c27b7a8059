import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { closesAt } from "@kalivo/domain/billing/calendar.ts";
import { nextPeriod, type PeriodId } from "@kalivo/domain/billing/month.ts";
import { TRUST_TIERS } from "@kalivo/domain/efforts/activity.ts";
import type { Queryable } from "#server/db/client.ts";
import {
  choose,
  newBurner,
  newOrganisation,
  newPayer,
  newPerson,
  newPledge,
  newWorkout,
  useDatabase,
} from "#server-test/support/month-world.ts";
import { writtenMonth } from "#server-test/support/written-month.ts";
import { closeInside } from "./close-month.ts";

const world = useDatabase();
const NOVEMBER: PeriodId = 202611;
const MID_NOVEMBER = "2026-11-15T12:00:00Z";

/** Each test runs in a transaction that is rolled back. */
let db: Queryable;
let leave: () => Promise<unknown>;
beforeEach(async () => {
  const transaction = await world.db.startTransaction().execute();
  db = transaction;
  leave = () => transaction.rollback().execute();
});
afterEach(() => leave());

const close = (period: PeriodId = NOVEMBER) => closeInside(db, period, closesAt(period));

/** The one statement of a payer for a month. */
async function statementOf(payer: number, period: PeriodId = NOVEMBER) {
  const { statements } = await writtenMonth(db, period);
  return statements.find(({ payerId }) => payerId === payer);
}

/** A payer who backs a burner with one organisation, 10 cents for 100 kcal. */
async function backing(pledge: Partial<Parameters<typeof newPledge>[1]> = {}, method?: Date | null) {
  const organisation = await newOrganisation(db);
  const burner = await newBurner(db, [organisation]);
  const payer = await newPayer(db, method === undefined ? {} : { methodSince: method });
  await newPledge(db, { payer, burner, ...pledge });
  return { organisation, burner, payer };
}

test("1.99 € is carried and asked for together with the next month", async () => {
  const { burner, payer } = await backing();
  await newWorkout(db, { burner, endAt: MID_NOVEMBER, kcal: 1_990 });
  await close();
  expect(await statementOf(payer)).toMatchObject({
    state: "carried",
    charge: null,
    lines: [{ due: 199n, state: "carried" }],
  });

  await newWorkout(db, { burner, endAt: "2026-12-15T12:00:00Z", kcal: 10 });
  await close(202612);
  expect(await statementOf(payer, 202612)).toMatchObject({
    state: "open",
    carriedMonths: 1,
    charge: 200n,
    lines: [{ due: 1n, state: "pending" }],
    carried: [{ period: NOVEMBER, due: 199n, state: "pending" }],
  });
});

test.each([
  { kcal: 500, seventh: { state: "open", charge: 50n } },
  { kcal: 490, seventh: { state: "waived", charge: null } },
])("after six carried months $kcal kcal are charged from 0.50 €, waived below", async ({ kcal, seventh }) => {
  const { burner, payer } = await backing({ from: "2026-01-01T00:00:00Z" });
  await newWorkout(db, { burner, endAt: "2026-05-15T12:00:00Z", kcal });
  let period: PeriodId = 202605;
  for (let month = 0; month < 6; month++, period = nextPeriod(period)) {
    await close(period);
    expect(await statementOf(payer, period)).toMatchObject({ state: "carried", carriedMonths: month });
  }
  await close(period);
  expect(await statementOf(payer, period)).toMatchObject({ ...seventh, carriedMonths: 6 });

  await close(nextPeriod(period));
  expect(await statementOf(payer, nextPeriod(period))).toBeUndefined();
});

test.each([
  { kcal: 500, outcome: { state: "open", charge: 50n } },
  { kcal: 490, outcome: { state: "waived", charge: null } },
])(
  "who stopped everything pays the rest of $kcal kcal at once, or it is waived",
  async ({ kcal, outcome }) => {
    const { burner, payer } = await backing({ to: "2026-11-20T00:00:00Z" });
    await newWorkout(db, { burner, endAt: MID_NOVEMBER, kcal });
    await close();
    expect(await statementOf(payer)).toMatchObject(outcome);
  },
);

test("who was erased is not charged any more", async () => {
  const { burner, payer } = await backing();
  await newWorkout(db, { burner, endAt: MID_NOVEMBER, kcal: 5_000 });
  await sql`update users set erased_at = now() where id = (select user_id from payers where id = ${payer})`.execute(
    db,
  );
  await close();
  expect(await statementOf(payer)).toMatchObject({
    state: "cancelled",
    charge: null,
    lines: [{ state: "cancelled" }],
  });
});

test("the ceiling scales all lines of a payer, carried ones too, to exactly that sum", async () => {
  const { burner, payer, organisation } = await backing();
  const second = await newBurner(db, [organisation]);
  await newPledge(db, { payer, burner: second });
  await newWorkout(db, { burner, endAt: "2026-10-15T12:00:00Z", kcal: 1_000 });
  await close(202610);
  await sql`update payers set ceiling_cents = 500 where id = ${payer}`.execute(db);
  await newWorkout(db, { burner, endAt: MID_NOVEMBER, kcal: 3_000 });
  await newWorkout(db, { burner: second, endAt: MID_NOVEMBER, kcal: 11_000 });
  await close();
  // 1.00 € carried + 3.00 € + 11.00 € = 15.00 €, a third of each: 33.3, 100 and 366.7 cents
  const statement = await statementOf(payer);
  expect(statement).toMatchObject({
    scaled: true,
    charge: 500n,
    carried: [{ due: 33n }],
    lines: [{ due: 100n }, { due: 367n }],
  });
  expect(statement?.carried[0]?.allocations).toEqual(new Map([[organisation, 33n]]));
});

test("the cap is that of the latest version in the month; each workout has the rate of its own version", async () => {
  const { burner, payer } = await backing({ rate: 10, cap: 1_000n, to: "2026-11-10T00:00:00Z" });
  await newPledge(db, {
    payer,
    burner,
    rate: 20,
    cap: 500n,
    from: "2026-11-10T00:00:00Z",
    to: "2026-11-20T00:00:00Z",
  });
  await newWorkout(db, { burner, endAt: "2026-11-05T12:00:00Z", kcal: 1_000 });
  await newWorkout(db, { burner, endAt: MID_NOVEMBER, kcal: 3_000 });
  await newWorkout(db, { burner, endAt: "2026-11-25T12:00:00Z", kcal: 7_000 }); // stopped by then
  await close();
  expect(await statementOf(payer)).toMatchObject({
    lines: [
      {
        kcal: 4_000n,
        rawUnits: 70_000n,
        cap: 500n,
        computed: 500n,
        parts: [
          { rateCents: 10, kcal: 1_000n },
          { rateCents: 20, kcal: 3_000n },
        ],
      },
    ],
  });
});

test("a workout counts when it ends after the pledge began and after the first method was saved", async () => {
  const began = "2026-11-10T10:00:00Z";
  const { burner, payer } = await backing({ from: began }, new Date("2026-11-12T10:00:00Z"));
  const earlyBird = await newPayer(db);
  await newPledge(db, { payer: earlyBird, burner, from: began });
  await newWorkout(db, { burner, endAt: "2026-11-10T09:59:59Z", kcal: 10_000 });
  await newWorkout(db, { burner, endAt: began, kcal: 4_000 });
  await newWorkout(db, { burner, endAt: "2026-11-12T10:00:00Z", kcal: 2_000 });
  await newWorkout(db, { burner, endAt: "2026-11-12T10:00:01Z", kcal: 3_000 });
  await close();
  expect(await statementOf(payer)).toMatchObject({ charge: 300n });
  expect(await statementOf(earlyBird)).toMatchObject({ charge: 900n });
});

test("without an organisation left the line is there, and 0", async () => {
  const { burner, payer, organisation } = await backing();
  await newWorkout(db, { burner, endAt: MID_NOVEMBER, kcal: 5_000 });
  await db.insertInto("payer_blacklist").values({ payer_id: payer, organisation_id: organisation }).execute();
  const other = await newPayer(db);
  await newPledge(db, { payer: other, burner });
  await close();
  expect(await statementOf(payer)).toMatchObject({
    state: "cancelled",
    charge: null,
    lines: [{ computed: 500n, due: 0n, state: "no_organisation", allocations: new Map() }],
  });
  expect(await statementOf(other)).toMatchObject({ charge: 500n });
});

test("a late workout falls into the next close for 35 days, a held one when it is accepted, an older one never counts", async () => {
  const { burner, payer } = await backing();
  await close(202610);
  const late = await newWorkout(db, { burner, endAt: "2026-10-31T22:59:59Z", kcal: 1_000 });
  const limit = await newWorkout(db, { burner, endAt: "2026-09-26T23:00:00Z", kcal: 2_000 });
  const older = await newWorkout(db, { burner, endAt: "2026-09-26T22:59:59Z", kcal: 4_000 });
  const held = await newWorkout(db, { burner, endAt: MID_NOVEMBER, kcal: 8_000, held: true });
  await close();
  expect(await statementOf(payer)).toMatchObject({ charge: 300n });
  expect((await writtenMonth(db, NOVEMBER)).settledWorkoutIds).toEqual([late, limit]);

  await db.updateTable("workouts").set({ status: "ok", reason: null }).where("id", "=", held).execute();
  await close(202612);
  expect(await statementOf(payer, 202612)).toMatchObject({ charge: 800n });
  expect((await writtenMonth(db, 202612)).settledWorkoutIds).toEqual([held]);
  const left = await db
    .selectFrom("workouts")
    .select("period_id")
    .where("id", "=", older)
    .executeTakeFirstOrThrow();
  expect(left.period_id).toBeNull();
});

test("leftover cents go to the organisations by a stable rank, and none is lost", async () => {
  const organisations = [await newOrganisation(db), await newOrganisation(db), await newOrganisation(db)];
  const { burner, payer } = await backing();
  await choose(db, burner, organisations);
  await newWorkout(db, { burner, endAt: MID_NOVEMBER, kcal: 10_000 });
  await close();
  const shares = [...((await statementOf(payer))?.lines[0]?.allocations.values() ?? [])];
  expect(shares.toSorted((a, b) => Number(a - b))).toEqual([333n, 333n, 334n]);
});

test("a workout nobody pays for is settled all the same", async () => {
  const burner = await newPerson(db);
  const workout = await newWorkout(db, { burner, endAt: MID_NOVEMBER, kcal: 100 });
  await close();
  expect(await writtenMonth(db, NOVEMBER)).toMatchObject({ settledWorkoutIds: [workout], statements: [] });
});

test("a pledge for synced workouts pays for those that somebody's device or provider recorded", async () => {
  const { burner, payer } = await backing({ syncedOnly: true });
  for (const [index, trust] of TRUST_TIERS.entries())
    await newWorkout(db, { burner, endAt: MID_NOVEMBER, kcal: 250 * 2 ** index, trust });
  await close();
  expect(await statementOf(payer)).toMatchObject({ charge: 1_500n, lines: [{ kcal: 15_000n }] });
  const waiting = db.selectFrom("workouts").select("id").where("period_id", "is distinct from", NOVEMBER);
  expect(await waiting.execute()).toEqual([]);
});

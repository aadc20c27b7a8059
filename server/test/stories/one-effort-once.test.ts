import fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Activity } from "@kalivo/domain/efforts/activity.ts";
import { openDatabase, type Db } from "../../src/db/client.ts";
import { arrangeWorkouts } from "../../src/features/workouts/intake/arrange-workouts.ts";
import { takeActivities } from "../../src/features/workouts/intake/take-activities.ts";
import { freshDatabase } from "../support/database.ts";
import { SIZES } from "../support/size.ts";

// Overlapping workouts of five sources, told to two people in two orders and in other portions, some of them twice and
// some first with other figures: both end with the same, to the calorie.

const { histories, seed } = SIZES.efforts;

const NOW = new Date("2026-11-20T20:00:00Z");
const FIRST_DAY = Date.UTC(2026, 10, 14);
const QUARTER_MS = 15 * 60_000;

type Told = {
  source: "manual" | Activity["source"];
  quarter: number;
  quarters: number;
  skewMs: number;
  kcal: number;
  basis: "active" | "total";
  linked: number | null;
  reliable: boolean;
  again: boolean;
  otherFirst: boolean;
};

const told: fc.Arbitrary<Told> = fc.record({
  source: fc.constantFrom("manual", "health", "strava", "garmin", "file"),
  quarter: fc.nat(60),
  quarters: fc.integer({ min: 1, max: 10 }),
  skewMs: fc.constantFrom(0, 0, 2_000, 400_000),
  kcal: fc.constantFrom(120, 300, 310, 900, 3_000),
  basis: fc.constantFrom("active", "total"),
  linked: fc.option(fc.nat(3), { nil: null, freq: 5 }),
  reliable: fc.boolean(),
  again: fc.boolean(),
  otherFirst: fc.boolean(),
});
const history = fc.record({
  efforts: fc.array(told, { minLength: 3, maxLength: 9 }),
  orders: fc.tuple(fc.infiniteStream(fc.nat(999)), fc.infiniteStream(fc.nat(999))),
});

test(`${histories} histories end the same in any order of arrival (seed ${seed})`, async () => {
  const { connectionString, drop } = await freshDatabase();
  const { db, close } = openDatabase(connectionString, { onLost: () => undefined });
  let counted = 0;
  let uncounted = 0;
  try {
    await fc.assert(
      fc.asyncProperty(history, async ({ efforts, orders }) => {
        const first = await lived(db, efforts, orders[0]);
        const second = await lived(db, efforts, orders[1]);
        expect(second).toEqual(first);
        counted += first.filter(({ status }) => status === "ok").length;
        uncounted += first.filter(({ status }) => status !== "ok").length;
      }),
      { numRuns: histories, seed },
    );
  } finally {
    await close();
    await drop();
  }
  process.stdout.write(`${histories} histories: ${counted} workouts counted, ${uncounted} not\n`);
  expect(Math.min(counted, uncounted)).toBeGreaterThan(histories / 2);
});

let people = 0;

/** Somebody of 70 kg who shares what every provider has. */
async function person(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with somebody as (
      insert into users (email, password_hash, first_name, last_name, weight_kg, created_at)
      values (${`p${(people += 1)}@example.org`}, 'x', 'A', 'B', 70, '2026-01-01')
      returning id
    )
    insert into consents (user_id, kind, text_version, granted_at)
    select id, unnest(array['share_strava', 'share_garmin']), '1', '2026-01-01'
    from somebody
    returning user_id as id
  `.execute(db);
  return rows[0]?.id ?? 0;
}

type Order = fc.Stream<number>;

/** How it stands at the end, for somebody who is gone afterwards: what two people send alike is looked at. */
async function lived(db: Db, efforts: readonly Told[], order: Order): Promise<Standing[]> {
  const userId = await person(db);
  await live(db, userId, efforts, order);
  const stands = await standing(db, userId);
  await db.deleteFrom("workouts").where("user_id", "=", userId).execute();
  return stands;
}

/** Each arrives alone or with those after it; some twice, some with other figures before. */
async function live(db: Db, userId: number, efforts: readonly Told[], order: Order) {
  const places = new Map(efforts.map((effort) => [effort, Number(order.next().value)]));
  const arrivals = efforts
    .map((effort, index) => ({ effort, index }))
    .toSorted((a, b) => (places.get(a.effort) ?? 0) - (places.get(b.effort) ?? 0));
  let portion: Activity[] = [];
  const take = async () => {
    const activities = portion;
    portion = [];
    if (activities.length === 0) return;
    await db.transaction().execute((tx) => takeActivities(tx, { userId, activities, now: NOW }));
  };
  for (const { effort, index } of arrivals) {
    if (effort.source === "manual") {
      await typeIn(db, userId, effort, index);
      continue;
    }
    const activity = activityOf(effort, userId, index);
    if (effort.otherFirst)
      portion.push({ ...activity, revision: "before", energy: { kcal: 77, basis: "active" } });
    if (effort.otherFirst) await take();
    portion.push(activity, ...(effort.again ? [activity] : []));
    if (Number(order.next().value) % 2 === 0) await take();
  }
  await take();
}

const spanOf = ({ quarter, quarters, skewMs }: Told) => {
  const start = new Date(FIRST_DAY + quarter * QUARTER_MS + skewMs);
  return { start, end: new Date(start.getTime() + quarters * QUARTER_MS) };
};

function activityOf(effort: Told, userId: number, index: number): Activity {
  const { source, quarters, kcal, basis, linked, reliable } = effort;
  return {
    source: source === "manual" ? "file" : source,
    id: `${userId}-${index}`,
    linkedIds: linked === null ? [] : [`garmin:${userId}-${linked}`],
    type: "biking",
    rawType: "biking",
    title: null,
    ...spanOf(effort),
    utcOffsetMinutes: 60,
    startReliable: reliable,
    timerSeconds: quarters * 900,
    metres: 10_000,
    ascentMetres: null,
    averageHeartRate: null,
    energy: { kcal, basis },
    entry: "recorded",
    device: null,
    bundle: null,
    revision: "1",
  };
}

/** As `saveWorkout` would have kept it at that hour. */
async function typeIn(db: Db, userId: number, effort: Told, index: number) {
  const { start, end } = spanOf(effort);
  await db.transaction().execute(async (tx) => {
    await sql`
      insert into workouts (user_id, source, type, title, start_utc, end_utc, start_reliable, kcal_reported, kcal_net,
        kcal_counted, basis, trust, received_at)
      values (${userId}, 'manual', 'biking', ${String(index)}, ${start}, ${end}, false, ${effort.kcal}, ${effort.kcal},
        ${effort.kcal}, 'declared', 'manual', ${end})
    `.execute(tx);
    await arrangeWorkouts(tx, userId, NOW);
  });
}

type Standing = { name: string; status: string; reason: string | null; kcal: number; twin: string | null };

/** By what each is called whoever tells it: numbers follow the order of arrival. What was typed is called by what it says. */
async function standing(db: Db, userId: number): Promise<Standing[]> {
  const name = (w: string) =>
    sql.raw(
      `${w}.source || ' ' || coalesce(replace(${w}.provider_activity_id, '${userId}-', ''), concat_ws(' ', ${w}.start_utc, ${w}.end_utc, ${w}.kcal_net))`,
    );
  const { rows } = await sql<Standing>`
    select ${name("w")} as name, w.status, w.reason, w.kcal_counted as kcal, ${name("t")} as twin
    from workouts w
    left join workouts t on t.id = w.twin_id
    where w.user_id = ${userId}
    order by name, w.status, w.kcal_counted
  `.execute(db);
  return rows;
}

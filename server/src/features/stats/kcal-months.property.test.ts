import fc from "fast-check";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { periodEnd, periodStart } from "@kalivo/domain/billing/month.ts";
import { somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";
import { SIZES } from "#server-test/support/size.ts";
import { closedMonth } from "#server-test/support/settled-workouts.ts";

const kalivo = useProduct();
const { lives, seed } = SIZES.kcalMonths;
const ROLLED_BACK = new Error("rolled back");
const people: number[] = [];

beforeAll(async () => {
  for (let n = 0; n < 3; n += 1) people.push((await somebody(kalivo)).id);
  const period = { id: 202612, starts_at: periodStart(202612), ends_at: periodEnd(202612) };
  await kalivo.product.services.db.insertInto("billing_periods").values(period).execute();
});

/** Around two turns of a month, so that month boundaries in Brussels are crossed often. */
const instants = fc
  .tuple(fc.constantFrom("2026-10-31T23:00:00Z", "2026-12-31T23:00:00Z"), fc.integer({ min: -3, max: 3 }))
  .map(([edge, seconds]) => new Date(new Date(edge).getTime() + seconds * 1000));
const workout = fc.record({
  person: fc.integer({ min: 0, max: 2 }),
  end: instants,
  kcal: fc.integer({ min: 0, max: 20_000 }),
  status: fc.constantFrom("ok" as const, "held" as const, "duplicate" as const),
  source: fc.constantFrom("manual", "health", "garmin:Forerunner", "strava:Garmin Edge", "strava:Wahoo"),
});
const act = fc.oneof(
  fc.record({ kind: fc.constant("insert" as const), workouts: fc.array(workout, { maxLength: 6 }) }),
  fc.record({ kind: fc.constant("update" as const), which: fc.nat(), to: workout }),
  fc.record({ kind: fc.constant("update all" as const), to: workout }),
  fc.record({ kind: fc.constant("delete" as const), which: fc.array(fc.nat(), { maxLength: 4 }) }),
  fc.record({ kind: fc.constant("upsert" as const), which: fc.nat(), to: workout }),
  fc.record({ kind: fc.constant("roll back" as const), workouts: fc.array(workout, { maxLength: 3 }) }),
);
type Workout = typeof workout extends fc.Arbitrary<infer W> ? W : never;
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never;

const columns = ({ person, end, kcal, status, source }: Workout) => ({
  user_id: people[person] ?? 0,
  source,
  type: "biking",
  start_utc: end,
  end_utc: end,
  start_reliable: false,
  basis: "declared",
  kcal_counted: kcal,
  trust: "manual",
  status,
  reason: status === "ok" ? null : "a reason",
  provider_activity_id: null,
  received_at: end,
});

async function perform(deed: Act): Promise<void> {
  const { db } = kalivo.product.services;
  const ids = (await db.selectFrom("workouts").select("id").orderBy("id").execute()).map(({ id }) => id);
  const pick = (n: number) => ids[n % Math.max(1, ids.length)] ?? -1;
  switch (deed.kind) {
    case "insert":
      if (deed.workouts.length > 0)
        await db.insertInto("workouts").values(deed.workouts.map(columns)).execute();
      return;
    case "update":
      await db.updateTable("workouts").set(columns(deed.to)).where("id", "=", pick(deed.which)).execute();
      return;
    case "update all":
      await db.updateTable("workouts").set(columns(deed.to)).execute();
      return;
    case "delete":
      await db
        .deleteFrom("workouts")
        .where("id", "in", [-1, ...deed.which.map(pick)])
        .execute();
      return;
    case "upsert": {
      const values = { ...columns(deed.to), source: "health", provider_activity_id: String(deed.which % 3) };
      await db
        .insertInto("workouts")
        .values(values)
        .onConflict((known) =>
          known
            .expression(sql`user_id, split_part(source, ':', 1), provider_activity_id`)
            .doUpdateSet({ kcal_counted: values.kcal_counted, status: values.status, reason: values.reason }),
        )
        .execute();
      return;
    }
    case "roll back": {
      const failed = db.transaction().execute(async (tx) => {
        if (deed.workouts.length > 0)
          await tx.insertInto("workouts").values(deed.workouts.map(columns)).execute();
        await tx.deleteFrom("workouts").where("id", "=", pick(0)).execute();
        throw ROLLED_BACK;
      });
      await failed.catch((error: unknown) => {
        if (error !== ROLLED_BACK) throw error;
      });
    }
  }
}

const kept = () =>
  kalivo.product.services.db
    .selectFrom("kcal_months")
    .select(["user_id", "period", "kcal", "workouts", "garmin"])
    .execute();

async function counted() {
  const { rows } = await sql`
    select user_id, to_char(end_utc at time zone 'Europe/Brussels', 'YYYYMM')::integer as period,
      sum(kcal_counted)::bigint as kcal, count(*)::integer as workouts,
      (count(*) filter (where source like 'garmin%' or source ilike 'strava:%garmin%'))::integer as garmin
    from workouts
    where status = 'ok'
    group by 1, 2
  `.execute(kalivo.product.services.db);
  return rows;
}

const sorted = (rows: readonly unknown[]) =>
  rows
    .map((row) =>
      JSON.stringify(row, (_, value: unknown) => (typeof value === "bigint" ? Number(value) : value)),
    )
    .toSorted();

test("the months' sums are those of the workouts, whatever comes, changes and goes", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 12 }), async (acts) => {
      await kalivo.product.services.db.deleteFrom("workouts").execute();
      for (const deed of acts) await perform(deed);
      expect(sorted(await kept())).toEqual(sorted(await counted()));
    }),
    { numRuns: lives, seed },
  );
});

test("sums of people who add, change and delete at the same moment lose nothing", async () => {
  const { db } = kalivo.product.services;
  const end = new Date("2026-11-05T10:00:00Z");
  const at = (person: number, kcal: number): Workout => ({
    person,
    end,
    kcal,
    status: "ok",
    source: "manual",
  });
  await Promise.all(
    Array.from({ length: 24 }, async (_, n) => {
      const workouts = [0, 1, 2].map((person) => columns(at((person + n) % 3, n)));
      const added = await db.insertInto("workouts").values(workouts).returning("id").execute();
      const [first, second] = added.map(({ id }) => id);
      await db
        .updateTable("workouts")
        .set({ kcal_counted: 1000 + n })
        .where("id", "=", first ?? 0)
        .execute();
      if (n % 2 === 0)
        await db
          .deleteFrom("workouts")
          .where("id", "=", second ?? 0)
          .execute();
    }),
  );
  expect(sorted(await kept())).toEqual(sorted(await counted()));
});

test("settling a month changes no sum", async () => {
  const { db } = kalivo.product.services;
  const before = sorted(await kept());
  await closedMonth(db, 202612);
  expect(sorted(await kept())).toEqual(before);
});

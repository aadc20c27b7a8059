import * as api from "@kalivo/contract/api-paths.ts";
import { periodEnd, periodOf, periodStart } from "@kalivo/domain/billing/month.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { expect, test } from "vitest";
import { newStop } from "../../../test/support/payer-stops.ts";
import { pledge, somebody, type Somebody } from "../../../test/support/people.ts";
import { useProduct } from "../../../test/support/product.ts";

// The tests' clock stands at 2026-11-05T10:00:00Z.
const kalivo = useProduct();

const ENDED = "2026-11-04T09:00:00Z";
const rides = (person: Somebody, kcal = 200, end_date = ENDED) =>
  kalivo.call("POST", api.saveWorkout, {
    token: person.token,
    data: { type: "biking", kcal, end_date },
  });
const me = async ({ token }: Somebody) => (await kalivo.call("GET", api.readMe, { token })).body;

type Terms = Partial<Parameters<typeof pledge>[1]> & { syncedOnly?: boolean; methodSince?: Date | null };
async function backedBy(burner: Somebody, { syncedOnly = false, methodSince, ...terms }: Terms = {}) {
  const donor = await somebody(kalivo, "Donor");
  const payer = await pledge(kalivo, { payer: donor.id, burner: burner.id, ...terms });
  const { db } = kalivo.product.services;
  const asked = { synced_only: syncedOnly };
  await db.updateTable("pledges").set(asked).where("payer_id", "=", payer).execute();
  if (methodSince !== undefined) {
    const without = { method_state: "none" as const, method_since: null };
    const set = methodSince === null ? without : { method_since: methodSince };
    await db.updateTable("payers").set(set).where("id", "=", payer).execute();
  }
  return { donor, payer };
}

const GIVEN: readonly [what: string, euros: number, ...terms: Terms[]][] = [
  ["of nobody", 0],
  ["of one", 0.2, {}],
  ["of two, each at their rate", 0.7, {}, { rateC100: 25 }],
  ["of who began later, nothing", 0, { since: "2026-11-04T09:00:01Z" }],
  ["of who waits for a payment method, nothing", 0.2, { methodSince: null }, {}],
  ["of who saved a method when it ended, nothing", 0, { methodSince: new Date(ENDED) }],
  ["of who pays for synced workouts only, nothing", 0.2, { syncedOnly: true, rateC100: 90 }, {}],
  ["at the rate of its day", 0.1, { rateC100: 5, until: "2026-11-04T12:00:00Z" }],
  ["rounded down to the cent", 0.14, { rateC100: 7 }],
];

test.each(GIVEN)("what donors give for a workout: %s", async (_, euros, ...terms) => {
  const burner = await somebody(kalivo);
  for (const each of terms) await backedBy(burner, each);
  const { body } = await rides(burner);
  expect(body.given_in_euros).toBe(euros);
  expect((await me(burner)).workouts.map(({ given_in_euros }) => given_in_euros)).toEqual([euros]);
});

test("each donor gives up to their limit of the month, in the order in which workouts ended", async () => {
  const burner = await somebody(kalivo);
  await backedBy(burner, { rateC100: 50, capCents: 250n });
  const given = async (end: string) => (await rides(burner, 200, end)).body.given_in_euros;
  expect(await given("2026-11-02T09:00:00Z")).toBe(1);
  expect(await given("2026-11-03T09:00:00Z")).toBe(1);
  expect(await given("2026-11-04T09:00:00Z")).toBe(0.5);
  expect(await given("2026-11-05T09:00:00Z")).toBe(0);
});

test("nothing is promised for who is stopped, nor for what a closed month has billed", async () => {
  const burner = await somebody(kalivo);
  const { payer } = await backedBy(burner);
  const { body } = await rides(burner);
  const { db } = kalivo.product.services;
  const october = periodOf(new Date("2026-10-15T12:00:00Z"));
  const closed = { id: october, starts_at: periodStart(october), ends_at: periodEnd(october) };
  await db
    .insertInto("billing_periods")
    .values(closed)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db.updateTable("workouts").set({ settled_in: october }).where("id", "=", body.id).execute();
  expect((await me(burner)).workouts[0]?.given_in_euros).toBe(0);
  await newStop(db, payer, { kind: "own", from: "2026-11-04T08:00:00Z" });
  expect((await rides(burner)).body.given_in_euros).toBe(0);
});

test("the two of a pledge see from when it counts, or that it waits; nobody else does", async () => {
  const burner = await somebody(kalivo);
  const { donor, payer } = await backedBy(burner, { methodSince: null });
  const seen = async () => [
    (await me(donor)).payment_info?.burners_with_pivot[0]?.pivot.counts_since,
    (await me(burner)).backers_with_pivot[0]?.pivot.counts_since,
  ];
  expect(await seen()).toEqual([null, null]);
  const { db } = kalivo.product.services;
  const saved = new Date("2026-11-03T08:00:00Z");
  await db.updateTable("payers").set({ method_since: saved }).where("id", "=", payer).execute();
  expect(await seen()).toEqual([saved.toISOString(), saved.toISOString()]);
  const before = new Date("2026-01-01T00:00:00Z");
  await db.updateTable("payers").set({ method_since: before }).where("id", "=", payer).execute();
  expect(await seen()).toEqual(["2026-10-01T00:00:00.000Z", "2026-10-01T00:00:00.000Z"]);
  const stranger = await somebody(kalivo, "Stranger");
  const path = pathTo(api.readProfile, { id: burner.id });
  const { body } = await kalivo.call("GET", path, { token: stranger.token });
  expect(body.backers_with_pivot?.map(({ pivot }) => Object.keys(pivot))).toEqual([
    ["rate_in_cents_per_kcal", "monthly_max_in_euros", "synced_only"],
  ]);
});

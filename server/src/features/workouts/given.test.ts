import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { expect, test } from "vitest";
import { anAdmin, eraseByTwo } from "#server-test/support/admins.ts";
import { newStop } from "#server-test/support/payer-stops.ts";
import { chooseCause, pledge, somebody, type Somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";
import { settled } from "#server-test/support/settled-workouts.ts";

// The tests' clock stands at 2026-11-05T10:00:00Z.
const kalivo = useProduct();

const ENDED = "2026-11-04T09:00:00Z";
const rides = (person: Somebody, kcal = 200, end_date = ENDED) =>
  kalivo.call("POST", api.saveWorkout, {
    token: person.token,
    data: { type: "biking", kcal, end_date },
  });
const me = async ({ token }: Somebody) => (await kalivo.call("GET", api.readMe, { token })).body;

async function mover() {
  const person = await somebody(kalivo);
  return { ...person, cause: await chooseCause(kalivo, person) };
}

type Terms = Partial<Parameters<typeof pledge>[1]> & { methodSince?: Date | null };
async function backedBy(burner: Somebody, { methodSince, ...terms }: Terms = {}) {
  const donor = await somebody(kalivo, "Donor");
  const payer = await pledge(kalivo, { payer: donor.id, burner: burner.id, ...terms });
  const { db } = kalivo.product.services;
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
  ["of two, each at their rate", 0.7, {}, { rateCents: 25 }],
  ["of who began later, nothing", 0, { since: "2026-11-04T09:00:01Z" }],
  ["of who waits for a payment method, nothing", 0.2, { methodSince: null }, {}],
  ["of who saved a method when it ended, nothing", 0, { methodSince: new Date(ENDED) }],
  ["of who pays for synced workouts only, nothing", 0.2, { syncedOnly: true, rateCents: 90 }, {}],
  ["at the rate of its day", 0.1, { rateCents: 5, until: "2026-11-04T12:00:00Z" }],
  ["rounded down to the cent", 0.14, { rateCents: 7 }],
];

test.each(GIVEN)("what donors give for a workout: %s", async (_, euros, ...terms) => {
  const burner = await mover();
  for (const each of terms) await backedBy(burner, each);
  const { body } = await rides(burner);
  expect(body.given_in_euros).toBe(euros);
  expect((await me(burner)).workouts.map(({ given_in_euros }) => given_in_euros)).toEqual([euros]);
});

test("each donor gives up to their limit of the month, in the order in which workouts ended", async () => {
  const burner = await mover();
  await backedBy(burner, { rateCents: 50, capCents: 250n });
  const given = async (end: string) => (await rides(burner, 200, end)).body.given_in_euros;
  expect(await given("2026-11-02T09:00:00Z")).toBe(1);
  expect(await given("2026-11-03T09:00:00Z")).toBe(1);
  expect(await given("2026-11-04T09:00:00Z")).toBe(0.5);
  expect(await given("2026-11-05T09:00:00Z")).toBe(0);
});

test("a limit begins anew with each month, also where two of them are read at once", async () => {
  const burner = await mover();
  await backedBy(burner, { rateCents: 50, capCents: 150n });
  const ends = ["2026-10-30T09:00:00Z", "2026-10-31T09:00:00Z", "2026-11-01T09:00:00Z"];
  for (const end of ends) await rides(burner, 200, end);
  const { workouts } = await me(burner);
  expect(workouts.map(({ given_in_euros }) => given_in_euros)).toEqual([1, 0.5, 1]);
});

test("nothing is promised for who is stopped, nor for what a closed month has billed", async () => {
  const burner = await mover();
  const { payer } = await backedBy(burner);
  const { body } = await rides(burner);
  const { db } = kalivo.product.services;
  await settled(kalivo.owner, [body.id]);
  expect((await me(burner)).workouts[0]?.given_in_euros).toBe(0);
  await newStop(db, payer, { kind: "own", from: "2026-11-04T08:00:00Z" });
  expect((await rides(burner)).body.given_in_euros).toBe(0);
});

test("the two of a pledge see from when it counts, or that it waits; nobody else does", async () => {
  const burner = await mover();
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

const LIMITS = [
  [
    "raised",
    100n,
    250n,
    [
      [0.5, null],
      [1, null],
      [1, null],
    ],
  ],
  [
    "lowered",
    250n,
    100n,
    [
      [0, "cap_reached"],
      [0, "cap_reached"],
      [1, null],
    ],
  ],
] as const;

test.each(LIMITS)("a limit that is %s holds for what ended before, too", async (_, first, latest, given) => {
  const burner = await mover();
  const { payer } = await backedBy(burner, { rateCents: 50, capCents: first, until: "2026-11-04T12:00:00Z" });
  const later = { payer_id: payer, burner_id: burner.id, rate_cents: 50, cap_cents: latest };
  await kalivo.product.services.db
    .insertInto("pledges")
    .values({ ...later, valid: "[2026-11-04T12:00:00Z,)" })
    .execute();
  for (const day of [2, 3, 4]) await rides(burner, 200, `2026-11-0${day}T09:00:00Z`);
  const { workouts } = await me(burner);
  expect(workouts.map(({ given_in_euros, reason_code }) => [given_in_euros, reason_code])).toEqual(given);
});

test("nothing that a burner reads tells of a donor's blacklist, whatever the burner chooses", async () => {
  const burner = await mover();
  const { donor, payer } = await backedBy(burner);
  await rides(burner);
  const told = async () => {
    const { stats, workouts, paying_now, backers_with_pivot } = await me(burner);
    return { stats, workouts, paying_now, backers_with_pivot };
  };
  const before = await told();
  expect([before.workouts[0]?.given_in_euros, before.stats.raised_this_period_estimate]).toEqual([0.2, 0.2]);
  const blocked = { payer_id: payer, organisation_id: burner.cause };
  await kalivo.product.services.db.insertInto("payer_blacklist").values(blocked).execute();
  expect(await told()).toEqual(before);
  expect((await me(donor)).stats.donated_this_period_estimate).toBe(0);
});

test("nothing is promised for who chose no organisation", async () => {
  const undecided = await somebody(kalivo);
  await backedBy(undecided);
  const { body: ride } = await rides(undecided);
  expect([ride.given_in_euros, ride.reason_code]).toEqual([0, "no_organisation"]);
  expect((await me(undecided)).paying_now).toEqual([]);
  expect(ride.reason).toBe("Choose an organisation: until then nobody can give for it.");
});

test("what is given for the next one is known without names: who pays now, and what their limits leave", async () => {
  const burner = await mover();
  const since = "2026-10-01T00:00:00.000Z";
  await backedBy(burner, { rateCents: 20 });
  await backedBy(burner, { rateCents: 50, capCents: 250n });
  await backedBy(burner, { rateCents: 90, capCents: 100n });
  await backedBy(burner, { rateCents: 60, syncedOnly: true, since: "2026-11-01T00:00:00Z" });
  await backedBy(burner, { rateCents: 70, methodSince: null });
  const paused = await backedBy(burner, { rateCents: 80 });
  await newStop(kalivo.product.services.db, paused.payer, { kind: "own", from: "2026-11-05T09:00:00Z" });
  await rides(burner);
  const terms = (await me(burner)).paying_now.toSorted(
    (a, b) => a.rate_in_cents_per_kcal - b.rate_in_cents_per_kcal,
  );
  expect(terms).toEqual([
    { rate_in_cents_per_kcal: 0.2, left_in_euros: null, counts_since: since },
    { rate_in_cents_per_kcal: 0.5, left_in_euros: 1.5, counts_since: since },
  ]);
});

test("of who was erased nothing: their running month is cancelled (rule 31)", async () => {
  const admins = [await anAdmin(kalivo), await anAdmin(kalivo)] as const;
  const burner = await mover();
  await backedBy(burner, { rateCents: 10 });
  const { donor } = await backedBy(burner, { rateCents: 25 });
  await rides(burner);
  const seen = async () => {
    const { workouts, stats } = await me(burner);
    return [workouts.map(({ given_in_euros }) => given_in_euros), stats.raised_this_period_estimate];
  };
  expect(await seen()).toEqual([[0.7], 0.7]);
  await eraseByTwo(kalivo, admins, donor);
  expect(await seen()).toEqual([[0.2], 0.2]);
  const alone = await mover();
  const only = await backedBy(alone);
  await rides(alone);
  await eraseByTwo(kalivo, admins, only.donor);
  const [workout] = (await me(alone)).workouts;
  expect(workout).toMatchObject({ given_in_euros: 0, reason_code: "no_donor" });
});

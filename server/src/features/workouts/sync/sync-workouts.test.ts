import * as api from "@kalivo/contract/api-paths.ts";
import { expect, test } from "vitest";
import { ago, agoThere, capgo, cordova, DAY, device, MINUTE } from "#server-test/support/health-records.ts";
import { somebody, type Somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";
import { settledOf } from "#server-test/support/settled-workouts.ts";

const kalivo = useProduct();
const { sync, list, longSince } = device(kalivo);

const settle = ({ id }: Somebody) => settledOf(kalivo.owner, id);

test.each([
  ["JSON", false],
  ["a form", true],
])("both plugins' records are taken as %s, with the device's calories as they are", async (_, form) => {
  const person = await longSince();
  const { status, body } = await sync(person, [cordova(), capgo()], form);
  expect([status, body]).toEqual([200, { accepted: 2, updated: 0, duplicates: 0, ignored: [] }]);
  expect(await list(person)).toMatchObject([
    {
      type: "running",
      kcal: 480,
      km: 8,
      minutes: 55,
      duration: 55,
      start_date: agoThere(3 * DAY),
      source: "health",
      source_id: `c0ffee-${person.id}`,
      status: "ok",
      consumed: false,
      synced: true,
      legal_appending: null,
      title: null,
    },
    { type: "biking", kcal: 350, km: 15, minutes: 45, source_id: `0A1B-2C3D-${person.id}` },
  ]);
  const kept = await kalivo.product.services.db
    .selectFrom("workouts")
    .select(["kcal_reported", "basis", "kg_used", "trust", "start_reliable"])
    .where("user_id", "=", person.id)
    .orderBy("end_utc")
    .execute();
  const measured = { basis: "active", kg_used: null, start_reliable: true };
  expect(kept).toEqual([
    { kcal_reported: 480, trust: "device_unknown", ...measured },
    { kcal_reported: 350, trust: "device", ...measured }, // a watch of Apple's, and HealthKit marks what is typed
  ]);
});

test("sent again nothing changes; changed figures change what is not settled; settled ones stay", async () => {
  const person = await longSince();
  await sync(person, [cordova(), capgo()]);
  expect((await sync(person, [cordova(), capgo()], true)).body).toMatchObject({ accepted: 0, duplicates: 2 });

  const changed = cordova({ calories: 500, value: "walking", distance: 4000 });
  expect((await sync(person, [changed, capgo()])).body).toMatchObject({
    accepted: 0,
    updated: 1,
    duplicates: 1,
  });
  expect(await list(person)).toMatchObject([{ type: "walking", kcal: 500, km: 4 }, { kcal: 350 }]);

  await settle(person);
  const after = await sync(person, [cordova({ calories: 600 }), capgo()]);
  expect(after.body).toEqual({
    accepted: 0,
    updated: 0,
    duplicates: 1,
    ignored: [{ index: 0, reason: "It was already counted in a donation, so it stays as it is." }],
  });
  expect(await list(person)).toMatchObject([{ kcal: 500, consumed: true }, { kcal: 350 }]);
});

test("a record without an id is known by what it is; the same one twice in a call counts once", async () => {
  const person = await longSince();
  const nameless = cordova({ id: undefined });
  expect((await sync(person, [nameless, nameless, { ...nameless, id: "" }])).body).toMatchObject({
    accepted: 1,
    duplicates: 2,
  });
  expect((await sync(person, [cordova({ id: undefined, calories: 90 })], true)).body).toMatchObject({
    accepted: 0,
    updated: 1,
  });
  expect((await sync(person, [cordova({ id: undefined, value: "yoga" })])).body.accepted).toBe(1);
  // The same hour is the same effort, whatever its sport.
  expect((await list(person)).map(({ kcal_net, status }) => [kcal_net, status])).toEqual(
    expect.arrayContaining([
      [90, "ok"],
      [480, "duplicate"],
    ]),
  );
});

test("the same id of somebody else is another workout, and is looked at before it counts", async () => {
  const [one, other] = [await longSince(), await longSince()];
  expect((await sync(one, [cordova()])).body.accepted).toBe(1);
  expect((await sync(other, [cordova()])).body.accepted).toBe(1);
  expect((await list(one))[0]?.status).toBe("ok");
  expect((await list(other))[0]).toMatchObject({ status: "held", reason_code: "shared_record" });
});

test("two calls at once keep each record once", async () => {
  const person = await longSince();
  const records = Array.from({ length: 50 }, (_, n) =>
    cordova({ id: `twin-${n}`, calories: 5, distance: 0, value: "yoga" }),
  );
  const answers = await Promise.all(Array.from({ length: 4 }, () => sync(person, records)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(answers.reduce((sum, { body }) => sum + body.accepted, 0)).toBe(50);
  expect(answers.reduce((sum, { body }) => sum + body.duplicates, 0)).toBe(150);
});

test("what was done before there was an account does not count", async () => {
  const person = await somebody(kalivo);
  const { body } = await sync(person, [capgo()]);
  expect(body.ignored).toEqual([{ index: 0, reason: "It began before you had an account." }]);
});

test("a run without calories gets them from its distance and the weight, which stay when the weight changes", async () => {
  const person = await longSince();
  const run = cordova({ calories: undefined, distance: 10_000 });
  expect((await sync(person, [run])).body.accepted).toBe(1);
  expect((await list(person))[0]).toMatchObject({ kcal: 600, km: 10 });
  await kalivo.call("POST", api.saveInformations, { token: person.token, data: { weight: 90 } });
  expect((await sync(person, [run])).body).toMatchObject({ updated: 0, duplicates: 1 });
  const kept = await kalivo.product.services.db
    .selectFrom("workouts")
    .select(["basis", "kcal_reported", "kg_used", "kg_assumed"])
    .where("user_id", "=", person.id)
    .executeTakeFirstOrThrow();
  expect(kept).toEqual({ basis: "computed", kcal_reported: null, kg_used: "60.0", kg_assumed: false });
});

const at = (hour: number) => ({
  startDate: ago(hour * 60 * MINUTE),
  endDate: ago((hour - 1) * 60 * MINUTE),
});

test("the names of both plugins lead to our types", async () => {
  const person = await longSince();
  const names = [
    "interval_training.high_intensity",
    "football.scoccer",
    "strength_training.functional",
    "tai_chi",
  ];
  const camel = [
    "runningTreadmill",
    "soccer",
    "swimmingPool",
    "coreTraining",
    "bikingStationary",
    "hiking",
    "curling",
  ];
  const records = [
    ...names.map((value, hour) => cordova({ id: value, value, calories: 10, distance: 0, ...at(hour + 1) })),
    ...camel.map((workoutType, hour) =>
      capgo({
        platformId: workoutType,
        workoutType,
        totalEnergyBurned: 10,
        totalDistance: 0,
        ...at(hour + 9),
      }),
    ),
  ];
  expect((await sync(person, records)).body.accepted).toBe(11);
  const types = new Map((await list(person)).map(({ source_id, type }) => [source_id, type]));
  expect([...names, ...camel].map((name) => types.get(name))).toEqual([
    "running",
    "football",
    "strength",
    "custom",
    "running",
    "football",
    "swimming",
    "strength",
    "biking",
    "walking",
    "custom",
  ]);
});

const DAWN = "2026-11-03T00:00:00Z";

const long = (id: string, calories: number, [from, until]: [number, number]) =>
  cordova({
    id,
    value: "hiking",
    calories,
    distance: null,
    duration: null,
    startDate: new Date(Date.parse(DAWN) + from * 60 * MINUTE).toISOString(),
    endDate: new Date(Date.parse(DAWN) + until * 60 * MINUTE).toISOString(),
  });

test("an unusual record is kept but held; a day's sum counts the others of the call", async () => {
  const person = await longSince();
  const { body } = await sync(person, [
    long("a", 3900, [0, 6]),
    long("b", 200, [6, 7]),
    long("c", 5000, [7, 15]),
    long("d", 2000, [15, 18]),
  ]);
  expect(body).toMatchObject({
    accepted: 3,
    ignored: [{ index: 3, reason: expect.stringContaining("10\u00a0000") }],
  });
  expect((await list(person)).map(({ kcal, status }) => [kcal, status])).toEqual([
    [3900, "ok"],
    [200, "held"],
    [5000, "held"],
    [0, "ignored"],
  ]);
  // Smaller now, it fits; judged without its earlier version.
  expect((await sync(person, [long("b", 100, [6, 7])])).body.updated).toBe(1);
  expect((await list(person)).map(({ status }) => status)).toEqual(["ok", "ok", "held", "ignored"]);
});

test("what was typed into the health app has the caps of what is typed here", async () => {
  const typed = { calories: 5010, value: "hiking", distance: null, duration: null, endDate: ago(2 * DAY) };
  const [person, other] = [await longSince(), await longSince()];
  await sync(person, [cordova({ ...typed, entryMethod: "manual_entry" })]);
  const [kept] = await list(person);
  expect([kept?.status, kept?.reason]).toEqual([
    "held",
    expect.stringContaining("unusually long or hard workout"),
  ]);
  await sync(other, [
    capgo({ metadata: { HKWasUserEntered: "1" }, totalEnergyBurned: 5010, duration: 0, endDate: ago(DAY) }),
  ]);
  expect((await list(other))[0]?.reason).toContain("unusually long or hard workout");
});

import { CONSENT_VERSIONS } from "@kalivo/words/consent-versions.ts";
import * as api from "@kalivo/contract/api-paths.ts";
import { expect, test } from "vitest";
import { ago, capgo, cordova, DAY, device, MINUTE } from "#server-test/support/health-records.ts";
import { useProduct } from "#server-test/support/product.ts";

const kalivo = useProduct();
const { sync, list, longSince } = device(kalivo);

const IGNORED: [string, Record<string, unknown>, string][] = [
  [
    "older than 30 days",
    { startDate: ago(30 * DAY + MINUTE), endDate: ago(30 * DAY - MINUTE) },
    "more than 30 days ago",
  ],
  ["that ends in the future", { startDate: ago(0), endDate: ago(-30 * MINUTE) }, "It ends in the future."],
  ["longer than a day", { startDate: ago(2 * DAY + MINUTE), endDate: ago(DAY) }, "more than 24 hours"],
  ["of no length", { startDate: ago(3 * DAY), endDate: ago(3 * DAY) }, "It ends when it begins, or before."],
  ["that ends before it begins", { endDate: ago(4 * DAY) }, "It ends when it begins, or before."],
  ["of an impossible speed", { distance: 28_000 }, "It is too fast to count."],
  ["of impossible calories", { calories: 1400 }, "Nobody burns that much in so little time."],
  [
    "of more calories than a workout has",
    { value: "yoga", calories: 20_001, duration: 0, endDate: ago(2 * DAY) },
    "20\u00a0000",
  ],
  [
    "of more calories than a day has",
    { value: "yoga", calories: 10_001, duration: 0, endDate: ago(2 * DAY) },
    "10\u00a0000",
  ],
  ["with calories below nothing", { calories: -1 }, "not possible"],
  ["with calories beyond all numbers", { calories: 1e300 }, "not possible"],
  ["around the world", { distance: 40_000_000 }, "not possible"],
  ["without calories where we cannot work them out", { value: "swimming", calories: null }, "no calories"],
  ["without calories and distance", { calories: 0, distance: 0 }, "no calories"],
  ["that burned nothing", { calories: 0.2 }, "less than one calorie"],
];

test.each(IGNORED)("a record %s is ignored and says why", async (_, of, reason) => {
  const person = await longSince();
  const { status, body } = await sync(person, [capgo(), cordova(of)]);
  expect([status, body.accepted, body.ignored]).toEqual([
    200,
    1,
    [{ index: 1, reason: expect.stringContaining(reason) }],
  ]);
  expect(await list(person)).toHaveLength(1);
});

const BROKEN: [string, unknown, string][] = [
  ["an unknown field", capgo({ heartRate: 120 }), "workouts.1"],
  ["fields of both plugins", { ...cordova(), ...capgo() }, "workouts.1"],
  ["no start", capgo({ startDate: undefined }), "workouts.1"],
  ["a start that is no instant", capgo({ startDate: "yesterday" }), "workouts.1"],
  ["a day that does not exist", capgo({ startDate: "2026-02-30T10:00:00Z" }), "workouts.1"],
  ["calories that are no number", capgo({ totalEnergyBurned: "many" }), "workouts.1"],
  ["another unit", cordova({ unit: "km" }), "workouts.1"],
  ["a name of 10 000 letters", capgo({ sourceName: "x".repeat(10_000) }), "workouts.1"],
  ["a type that is no text", capgo({ workoutType: { a: 1 } }), "workouts.1"],
  ["nothing", null, "workouts.1"],
];

test.each(BROKEN)(
  "a record with %s is refused by its place, and nothing is stored",
  async (_, record, field) => {
    const person = await longSince();
    const { status, body } = await sync(person, [cordova(), record]);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
    expect(await list(person)).toEqual([]);
  },
);

test("no list, too long a list and too much are refused", async () => {
  const person = await longSince();
  for (const workouts of [undefined, "x", { a: 1 }, Array.from({ length: 1001 }, () => cordova())]) {
    const { status, body } = await sync(person, workouts);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ["workouts"]]);
  }
  expect((await sync(person, [])).body).toEqual({ accepted: 0, updated: 0, duplicates: 0, ignored: [] });
  const heavy = Array.from({ length: 1000 }, () => capgo({ metadata: { note: "x".repeat(2000) } }));
  for (const form of [false, true]) {
    const { status, body } = await sync(person, heavy, form);
    expect([status, body.message]).toEqual([413, expect.stringContaining("2\u00a0MB")]);
  }
});

test("the answer to a list that is wrong throughout stays short", async () => {
  const person = await longSince();
  const { body } = await sync(
    person,
    Array.from({ length: 1000 }, () => ({})),
  );
  expect(Object.keys(body.errors ?? {})).toHaveLength(50);
});

test.each([
  ["JSON", false],
  ["a form", true],
])("a thousand records of a month are taken at once as %s", async (_, form) => {
  const person = await longSince();
  const records = Array.from({ length: 1000 }, (__, n) =>
    capgo({
      platformId: `many-${n}`,
      startDate: ago(29 * DAY - n * 40 * MINUTE),
      endDate: ago(29 * DAY - n * 40 * MINUTE - 30 * MINUTE),
      totalEnergyBurned: 40,
      totalDistance: 5000,
    }),
  );
  const { body } = await sync(person, records, form);
  expect(body).toEqual({ accepted: 1000, updated: 0, duplicates: 0, ignored: [] });
  expect(
    (
      await sync(
        person,
        records.map((record) => ({ ...record, totalEnergyBurned: 41 })),
        form,
      )
    ).body.updated,
  ).toBe(1000);
});

test("after the consent to health data was taken back nothing is taken", async () => {
  const person = await longSince();
  const consent = (granted: boolean) =>
    kalivo.call("POST", api.giveConsent, {
      token: person.token,
      data: { kind: "health", text_version: CONSENT_VERSIONS.health, granted },
    });
  await consent(true);
  expect((await sync(person, [capgo()])).status).toBe(200);
  await consent(false);
  const refused = await sync(person, [capgo()]);
  expect([refused.status, refused.body.message]).toEqual([403, expect.stringContaining("consent")]);
  expect(await list(person)).toEqual([]);
});

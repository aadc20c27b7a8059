import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import type { Activity } from "@kalivo/domain/efforts/activity.ts";
import { expect, test } from "vitest";
import { run } from "#server-test/support/activity-source.ts";
import { anAdmin } from "#server-test/support/admins.ts";
import type { Somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";
import { fileRun, takingOf } from "#server-test/support/taken-activities.ts";

// A recording that equals another person's to the second and the calorie, or the ten metres, is held for review; not one
// that equals the person's own, or is less alike.

const kalivo = useProduct({ LOG_LEVEL: "fatal" });
const { runner, take, list } = takingOf(kalivo);

const HOUR_MS = 3_600_000;
/** Every comparison has an hour of its own; the ids differ, as from two phones or two devices' files. */
let hours = 0;
let records = 0;
const anHour = () => new Date(Date.parse("2026-11-05T09:00:00Z") - (hours += 2.12) * HOUR_MS);
const measured = (kcal: number): Partial<Activity> => ({ energy: { kcal, basis: "active" } });
const record = (end: Date, changes: Partial<Activity> = {}): Activity =>
  fileRun(`record ${(records += 1)}`, end.toISOString(), { ...measured(600), ...changes });
const standing = async (person: Somebody) =>
  (await list(person)).map(({ status, reason_code }) => [status, reason_code]);
const HELD = ["held", "identical_record"];
const COUNTS = ["ok", "no_donor"];
const review = ({ token }: Somebody, id: number | null | undefined, decision: string) =>
  kalivo.call("POST", pathTo(api.reviewWorkout, { id: String(id) }), { token, data: { decision } });

test("of two people's identical recordings the second waits for a look, and counts once an admin accepts it", async () => {
  const [admin, first, second, third] = [
    await anAdmin(kalivo),
    await runner(),
    await runner(),
    await runner(),
  ];
  const end = anHour();
  const theirs = record(end, { source: "health" });
  await take(first, record(end));
  const [taken] = await take(second, theirs);
  const [refused] = await take(third, record(end));
  expect(await standing(first)).toEqual([COUNTS]);
  expect((await list(second))[0]).toMatchObject({
    status: "held",
    reason_code: "identical_record",
    reason:
      "Somebody else sent a recording with the same times and the same calories or distance: it counts once we have checked it.",
  });
  const waiting = await kalivo.call("GET", api.listHeldWorkouts, { token: admin.token });
  expect(waiting.body.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([
    taken?.workoutId,
    refused?.workoutId,
  ]);

  expect((await review(admin, taken?.workoutId, "accepted")).status).toBe(200);
  expect((await review(admin, refused?.workoutId, "refused")).status).toBe(200);
  expect([await standing(second), await standing(third)]).toEqual([[COUNTS], [["ignored", "refused"]]]);
  expect(await take(second, theirs)).toMatchObject([{ outcome: "same" }]);
  expect(await standing(second)).toEqual([COUNTS]);
  // Other figures under the same id: the earlier acceptance does not cover them.
  expect(await take(second, { ...theirs, ...measured(601), revision: "edited" })).toMatchObject([
    { outcome: "updated", status: "held", reason: "identical_record" },
  ]);
});

const later = ({ start, end }: Activity, seconds: { start?: number; end?: number }) => ({
  start: new Date(start.getTime() + (seconds.start ?? 0) * 1000),
  end: new Date(end.getTime() + (seconds.end ?? 0) * 1000),
});
const typed = { entry: "manual", energy: { kcal: 600, basis: "declared" } } as const;

test.each<[string, (theirs: Activity) => Partial<Activity>, boolean]>([
  ["one kcal and eleven metres more", () => ({ ...measured(601), metres: 10_011 }), false],
  ["one kcal more", () => measured(601), true],
  ["no calories, as a GPX has them", () => ({ energy: null }), true],
  ["no calories, and metres that were rounded", () => ({ energy: null, metres: 9_990 }), true],
  ["no calories, and more metres than that", () => ({ energy: null, metres: 9_989 }), false],
  ["neither calories nor metres", () => ({ type: "biking", energy: null, metres: null }), false],
  ["a start one second later", (theirs) => later(theirs, { start: 1 }), false],
  ["an end one second earlier", (theirs) => later(theirs, { end: -1 }), false],
  ["the same, typed into the phone", () => ({ ...typed, source: "health" }), false],
  ["the same from Strava", () => ({ source: "strava" }), false],
  ["the same of another sport and distance", () => ({ type: "biking", metres: 20_000 }), true],
  ["the same with its milliseconds", (theirs) => later(theirs, { start: 0.4, end: 0.9 }), true],
  ["the same but for a part of a kcal", () => measured(600.4), true],
])("beside another's recording %s", async (_, changes, held) => {
  const end = anHour();
  const theirs = record(end, { source: "health" });
  await take(await runner(), theirs);
  const person = await runner();
  await take(person, record(end, changes(theirs)));
  expect(await standing(person)).toEqual([held ? HELD : COUNTS]);
});

test.each([
  ["is looked at when it was recorded there", {}, HELD],
  ["counts when it was typed there", typed, COUNTS],
])("a file that says what another's account at Strava has %s", async (_, entry, expected) => {
  const end = anHour();
  await take(await runner(), run("strava", `of ${hours}`, end.toISOString(), { ...measured(600), ...entry }));
  const person = await runner();
  await take(person, record(end));
  expect(await standing(person)).toEqual([expected]);
});

test("in one list those that are somebody else's are found by themselves, and a person's own are no sign", async () => {
  const [first, second] = [await runner(), await runner()];
  const [one, two, three] = [anHour(), anHour(), anHour()];
  await take(first, record(two));
  const taken = await take(second, record(one), record(two), record(three), record(two, measured(700)));
  expect(taken.map(({ status, reason }) => [status, reason])).toEqual([
    ["ok", null],
    HELD,
    ["ok", null],
    ["duplicate", "duplicate"],
  ]);
  expect(await take(second, record(three, { source: "health" }))).toMatchObject([{ status: "ok" }]);
});

test("who was first stays first: deleted and sent again it counts, and what waited beside it waits on", async () => {
  const [first, second, third] = [await runner(), await runner(), await runner()];
  const end = anHour();
  const theirs = record(end);
  const [taken] = await take(first, theirs);
  await take(second, { ...theirs, ...record(end) });
  const gone = pathTo(api.deleteWorkout, { id: String(taken?.workoutId) });
  expect((await kalivo.call("POST", gone, { token: first.token })).status).toBe(200);
  await take(first, theirs);
  expect([await standing(first), await standing(second)]).toEqual([[COUNTS], [HELD]]);
  await take(third, record(end));
  expect(await standing(third)).toEqual([HELD]);
});

import * as api from "@kalivo/contract/api-paths.ts";
import { readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { device } from "#server-test/support/health-records.ts";
import { importer } from "#server-test/support/imports.ts";
import { useProduct } from "#server-test/support/product.ts";
import {
  appleExport,
  appleWorkout,
  appleXml,
  fitFile,
  gpxFile,
  stravaExport,
  tcxFile,
  zipOf,
} from "#server-test/support/workout-files.ts";

const kalivo = useProduct();
const { send, again, commit } = importer(kalivo);
const { list, longSince } = device(kalivo);
const uploads = () =>
  readdirSync(tmpdir()).filter((name) => name.startsWith(`kalivo-upload-${process.pid}-`));

const run = { start: "2026-11-03T06:30:00.000Z", minutes: 50, km: 8, kcal: 520 };
const swim = { start: "2026-11-04T06:30:00.000Z", minutes: 30, km: 1, kcal: 250, sport: 5 };
const NOTHING = {
  new: 0,
  updated: 0,
  already_there: 0,
  same_effort: 0,
  held: 0,
  too_old: 0,
  needs_type: 0,
  not_taken: 0,
  left_out: 0,
  damaged: 0,
  not_recordings: 0,
};

test("a preview says what would become of each workout and keeps none; the commit takes them, once", async () => {
  const person = await longSince();
  const files = {
    "C:\\rides\\run.fit": fitFile(run),
    "same.fit": fitFile(run),
    "run.tcx": tcxFile(run),
    "old.fit": fitFile({ ...run, start: "2026-08-01T06:30:00.000Z" }),
    "swim.fit": fitFile(swim),
    "broken.fit": fitFile(run).subarray(0, 60),
    "clock.fit": fitFile({ ...run, start: "1999-01-01T06:30:00.000Z" }),
    "ahead.fit": fitFile({ ...run, start: "2027-01-01T06:30:00.000Z" }),
  };
  const preview = await send(person, files);
  expect(preview.status).toBe(201);
  expect(preview.body).toMatchObject({
    committed: false,
    counts: { ...NOTHING, new: 2, same_effort: 1, too_old: 1, not_taken: 2, damaged: 1 },
  });
  expect(preview.body.files).toMatchObject([
    { name: "run.fit", found: 1, damaged: 0, reason: null },
    { name: "same.fit", found: 0, reason: "What is in it is in another of these files as well." },
    { found: 1 },
    { found: 1 },
    { found: 1 },
    { name: "broken.fit", found: 0, damaged: 1, reason: "The file is cut off: part of it is missing." },
    { found: 1 },
    { found: 1 },
  ]);
  expect(
    preview.body.items.map(({ type, file, kcal, outcome, reason }) => [type, file, kcal, outcome, reason]),
  ).toEqual([
    ["running", 7, 0, "not_taken", "It ends in the future."],
    ["swimming", 4, 220, "new", null],
    ["running", 0, 470, "new", null],
    ["running", 2, 0, "same_effort", "duplicate"],
    ["running", 3, 0, "too_old", "too_old"],
    ["running", 6, 0, "not_taken", "The clock of the device was wrong."],
  ]);
  expect(await list(person)).toEqual([]);
  expect(uploads()).toEqual([]);
  expect((await again(person, preview.body.id)).body).toEqual(preview.body);

  const [both, twice] = await Promise.all([1, 2].map(() => commit(person, preview.body.id)));
  expect([both?.status, both?.body.committed, both?.body.counts]).toEqual([200, true, preview.body.counts]);
  expect(twice?.body).toEqual(both?.body);
  expect((await again(person, preview.body.id)).body).toEqual(both?.body);
  const kept = await list(person);
  expect(kept.map(({ type, kcal, status }) => [type, kcal, status])).toEqual([
    ["running", 0, "ignored"],
    ["running", 0, "duplicate"],
    ["running", 470, "ok"],
    ["swimming", 220, "ok"],
  ]);
  expect(both?.body.items.map(({ workout_id: id }) => id)).toEqual([
    null,
    kept[3]?.id,
    kept[2]?.id,
    kept[1]?.id,
    kept[0]?.id,
    null,
  ]);
  const onceMore = await send(person, { "run.fit": fitFile(run), "run.tcx": tcxFile(run) });
  expect(onceMore.body.counts).toEqual({ ...NOTHING, already_there: 2 });
});

test("the person says what sport it was and may leave workouts out", async () => {
  const person = await longSince();
  const lake = { ...run, start: "2026-11-02T06:37:00.000Z" };
  const swimAlone = { ...swim, km: 1.25, kcal: 240 };
  const { body } = await send(person, { "a.gpx": gpxFile(lake, "lake"), "swim.fit": fitFile(swimAlone) });
  expect(body.items).toMatchObject([
    { index: 0, type: "swimming", outcome: "new" },
    {
      index: 1,
      type: null,
      kcal: null,
      km: 8,
      outcome: "needs_type",
      workout_id: null,
      title: "Round the lake",
    },
  ]);
  const { body: done } = await commit(person, body.id, { types: { 1: "running" }, except: [0] }, true);
  expect(done.items).toMatchObject([
    { outcome: "not_taken", reason: "You left it out." },
    { type: "running", kcal: 490, outcome: "new" },
  ]);
  expect(await list(person)).toMatchObject([{ type: "running", kcal: 490 }]);
  const { body: same } = await send(person, { "a.gpx": gpxFile(lake, "lake") });
  expect(same.counts).toEqual({ ...NOTHING, already_there: 1 });

  const another = await longSince();
  const { body: unsaid } = await send(another, { "a.gpx": gpxFile(lake, "lake") });
  expect(unsaid.counts).toEqual({ ...NOTHING, needs_type: 1 });
  const { body: first } = await commit(another, unsaid.id, { types: { 0: "walking" } }, true);
  expect(first.items).toMatchObject([{ type: "walking", outcome: "held" }]);
});

test("one effort in a recording, in Strava's export and in Apple's counts once", async () => {
  const person = await longSince();
  const early = { ...run, start: "2026-11-03T06:10:00.000Z" };
  const recording = fitFile(early);
  const row = { ...early, id: "15000000000001", name: "Morning run", file: "activities/1.fit" };
  const { body } = await send(person, {
    "export_1.zip": stravaExport([row], { "activities/1.fit": recording }),
    "export.zip": appleExport(appleWorkout(early)),
    "run.fit": recording,
  });
  expect(body.counts).toEqual({ ...NOTHING, new: 1, same_effort: 2 });
  await commit(person, body.id);
  expect((await list(person)).filter(({ status }) => status === "ok")).toMatchObject([{ kcal: 520 }]);
});

test("another person's import is not there; after a day it is gone, and later forgotten", async () => {
  const [person, other] = [await longSince(), await longSince()];
  const { body } = await send(person, { "run.fit": fitFile(run) });
  const strange = "11111111-1111-4111-8111-111111111111";
  for (const answer of [
    await commit(other, body.id),
    await again(other, body.id),
    await commit(person, strange),
    await again(person, "x"),
  ])
    expect(answer.status).toBe(404);
  await kalivo.moveTo("2026-11-06T12:00:00Z");
  for (const answer of [await commit(person, body.id), await again(person, body.id)]) {
    expect(answer.status).toBe(410);
    expect(answer.body.message).toContain("more than a day old");
  }
  const rows = () => kalivo.product.services.db.selectFrom("workout_imports").selectAll().execute();
  expect(
    (await rows()).every(({ activities, answer }) => JSON.stringify([activities, answer]) === "[{},null]"),
  ).toBe(true);
  expect(await list(person)).toEqual([]);
  await kalivo.moveTo("2026-12-20T12:00:00Z");
  expect(await rows()).toEqual([]);
  await kalivo.moveTo("2026-11-05T10:00:00Z");
});

test("what is no form of files is refused with a sentence, and one import of a person at a time", async () => {
  const person = await longSince();
  const json = await kalivo.call("POST", api.previewImport, { token: person.token, data: { files: [] } });
  expect([json.status, json.body.message]).toEqual([422, 'Send a multipart form with files named "files".']);
  expect(await send(person, {})).toMatchObject({
    status: 422,
    body: { message: "There is no file in this form." },
  });
  expect((await send(person, { "a.fit": fitFile(run) }, { field: "picture" })).status).toBe(422);
  const many = Object.fromEntries(
    Array.from({ length: 51 }, (_, index) => [`${index}.fit`, Buffer.from("x")]),
  );
  expect(await send(person, many)).toMatchObject({
    status: 422,
    body: { message: "At most 50 files in one go, please." },
  });
  const bomb = { "bomb.zip": zipOf({ "export.xml": Buffer.alloc(40_000_000, " ") }) };
  const answered = Promise.withResolvers<unknown>();
  const first = send(person, bomb, { until: answered.promise });
  await expect.poll(uploads, { timeout: 30_000 }).toHaveLength(1);
  expect((await send(person, { "a.fit": fitFile(run) })).status).toBe(409);
  answered.resolve(null);
  expect((await first).status).toBe(201);
  expect(uploads()).toEqual([]);
});

test("a file that another person brought as well is looked at before it counts", async () => {
  const recording = fitFile({ ...run, start: "2026-11-01T05:11:00.000Z", kcal: 499 });
  const owner = await longSince();
  await commit(owner, (await send(owner, { "run.fit": recording })).body.id);
  const second = await send(await longSince(), { "run.fit": recording });
  expect(second.body.items).toMatchObject([{ outcome: "held", reason: "shared_record" }]);
});

const told = (bytes: Buffer, from: RegExp, to: string) => Buffer.from(bytes.toString().replaceAll(from, to));

test("figures and times that nobody can have are refused one by one", async () => {
  const files = {
    "seconds.tcx": told(tcxFile(run), /(?<=<TotalTimeSeconds>)[^<]+/g, "1e300"),
    "kcal.tcx": told(tcxFile(run), /(?<=<Calories>)[^<]+/g, "1e300"),
    "metres.tcx": told(tcxFile(run), /(?<=<DistanceMeters>)[^<]+/g, "259909"),
    "height.gpx": told(gpxFile({ ...run, start: "2026-11-01T06:41:00.000Z" }), /(?<=<ele>)120/g, "1e300"),
    "year.xml": told(appleXml(appleWorkout(run)), /2026-11-03/g, "+270000-11-03"),
  };
  const { status, body } = await send(await longSince(), files);
  expect([status, body.items.map(({ outcome, reason }) => [outcome, reason])]).toEqual([
    201,
    [
      ["not_taken", "It ends when it begins, or before."],
      ["not_taken", "It lasts more than 24 hours."],
      ["not_taken", "Its calories or distance are not possible."],
      ["not_taken", "It is too fast to count."],
      ["new", null], // without its climb
    ],
  ]);
});

test("choices that name nothing are refused", async () => {
  const person = await longSince();
  const { body } = await send(person, { "run.fit": fitFile(run) });
  for (const data of [
    { types: { x: "running" } },
    { types: { 0: "flying" } },
    { except: [-1] },
    { except: "all" },
  ])
    expect((await commit(person, body.id, data)).status).toBe(422);
  expect((await commit(person, body.id, { types: { 0: "biking" } })).body.items).toMatchObject([
    { type: "running" },
  ]);
});

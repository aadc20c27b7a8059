import { expect, test } from "vitest";
import { READ_AT, savedFiles } from "#server-test/support/read-files.ts";
import {
  appleExport,
  appleWorkout,
  appleXml,
  fitFile,
  garminExport,
  gpxFile,
  gzipOf,
  stravaExport,
  tcxFile,
} from "#server-test/support/workout-files.ts";
import { workerFiles } from "./worker-files.ts";

const { saved, read } = savedFiles();
const only = async (bytes: Buffer) => (await read(bytes)).activities;

const run = { start: "2026-11-03T06:30:00.000Z", minutes: 50, km: 8, kcal: 520 };
const END = "2026-11-03T07:20:00.000Z";

test("every recording format gives the effort, its own id and what its figures stand for", async () => {
  const effort = { type: "running", start: new Date(run.start), end: new Date(END), source: "file" };
  const total = { kcal: 520, basis: "total" };
  const fit = fitFile({ ...run, movingMinutes: 45 });
  const [fromFit] = await only(fit);
  expect(fromFit).toMatchObject({
    ...effort,
    timerSeconds: 2700,
    metres: 8000,
    energy: total,
    utcOffsetMinutes: 120,
    device: "Garmin Forerunner 945",
    entry: "recorded",
  });
  expect(fromFit?.id).toMatch(/^sha256:[0-9a-f]{64}$/);
  expect(fromFit?.linkedIds).toEqual([fromFit?.id]);
  expect(await only(gzipOf(fit))).toEqual([fromFit]);

  expect(await only(tcxFile(run))).toMatchObject([
    {
      ...effort,
      timerSeconds: 3000,
      metres: 8000,
      energy: total,
      averageHeartRate: 145,
      device: "Forerunner 410",
    },
  ]);
  const [fromGpx] = await only(gpxFile(run));
  expect(fromGpx).toMatchObject({ ...effort, metres: 8000, energy: null, title: "Round the lake" });
  expect(fromGpx?.ascentMetres).toBeGreaterThan(33);
  expect(fromGpx?.ascentMetres).toBeLessThan(41);
  expect(await only(gpxFile(run, "8-bit fun"))).toMatchObject([{ type: null }]);
});

test("several sessions of one file are several efforts with names of their own", async () => {
  const [ride, first] = await only(fitFile(run, { start: END, minutes: 60, km: 25, kcal: 600, sport: 2 }));
  expect([first?.type, ride?.type]).toEqual(["running", "biking"]);
  expect([first?.id.slice(-2), ride?.id.slice(-2)]).toEqual([":0", ":1"]);
  expect(ride?.linkedIds).toEqual([ride?.id]);
});

test("Apple's export is read in its old and new way, in any unit, and knows what was typed in", async () => {
  const later = { ...run, start: "2026-11-04T06:30:00.000Z" };
  const bytes = appleExport(appleWorkout(run, { old: true, typedIn: true }), appleWorkout(later));
  const { activities, damaged } = await read(bytes);
  expect(damaged).toBe(0);
  expect(activities).toMatchObject([
    {
      start: new Date(later.start),
      metres: 8000,
      averageHeartRate: 151,
      entry: "recorded",
      utcOffsetMinutes: 60,
    },
    { start: new Date(run.start), type: "running", timerSeconds: 3000, entry: "manual" },
  ]);
  expect(
    activities.map(({ metres, energy }) => [
      Math.round(metres ?? 0),
      Math.round(energy?.kcal ?? 0),
      energy?.basis,
    ]),
  ).toEqual([
    [8000, 520, "active"],
    [8000, 520, "active"],
  ]);
  expect(await only(appleXml(appleWorkout(later)))).toEqual([activities[0]]);

  const cut = await read(appleXml(appleWorkout(later), appleWorkout(run)).subarray(0, -300));
  expect(cut.activities).toEqual([activities[0]]);
  expect([cut.damaged, cut.reason]).toEqual([1, expect.stringContaining("What comes before was read.")]);
});

test("Strava's export gives its recordings under their ids, and the list's figures where there is none", async () => {
  const old = "2019-02-03T06:30:00.000Z";
  const rows = [
    { ...run, id: "15000000000001", name: "Morning run", file: "activities/1.fit.gz" },
    { ...run, start: END, id: "15000000000002", name: "Typed", type: "Ride" },
    { ...run, start: old, id: "15000000000003", name: "Long ago", file: "activities/3.fit" },
    {
      ...run,
      start: "2026-11-04T06:30:00.000Z",
      id: "15000000000004",
      name: "Broken",
      file: "activities/4.gpx",
    },
  ];
  const recording = fitFile({ ...run, kcal: 511 });
  const files = {
    "activities/1.fit.gz": gzipOf(recording),
    "activities/3.fit": Buffer.from("never opened"),
    "activities/4.gpx": Buffer.from("<gpx"),
  };
  const { activities, damaged } = await read(stravaExport(rows, files));
  const [direct] = await only(recording);
  expect(damaged).toBe(1);
  expect(activities).toMatchObject([
    { title: "Broken", energy: { kcal: 520, basis: "total" } },
    { id: "strava:15000000000002", type: "biking", entry: "manual", metres: 8000, ascentMetres: 12.5 },
    {
      id: "strava:15000000000001",
      linkedIds: ["strava:15000000000001", direct?.id],
      title: "Morning run",
      energy: { kcal: 511, basis: "total" },
    },
    { start: new Date(old), end: new Date(Date.parse(old) + 3_000_000), entry: "recorded" },
  ]);
  const dutch = [
    { ...run, id: "7", name: "Rondje", type: "Hardloopsessie" },
    { ...run, start: END, id: "8", name: "Iets", type: "Bootcamp" },
  ];
  expect(await only(stravaExport(dutch, {}, "nl"))).toMatchObject([
    { type: null, title: "Iets" },
    { type: "running", start: new Date(run.start), energy: { kcal: 520 } },
  ]);
});

test("Garmin's export joins its list with the recordings of the zip inside it and tells kJ from kcal", async () => {
  const second = { ...run, start: "2026-11-04T06:30:00.000Z" };
  const recording = fitFile({ ...run, kcal: 511 });
  const [direct] = await only(recording);
  const bytes = garminExport(
    [
      { ...run, id: 5001968355 },
      { ...second, id: 5001968356 },
    ],
    [recording, fitFile()],
  );
  const { activities, damaged } = await read(bytes);
  expect(damaged).toBe(0);
  expect(activities).toMatchObject([
    { id: "garmin:5001968356", utcOffsetMinutes: 60, metres: 8000, title: "Lunch run" },
    {
      id: "garmin:5001968355",
      linkedIds: ["garmin:5001968355", direct?.id],
      energy: { kcal: 511, basis: "total" },
      device: "Garmin Forerunner 945",
    },
  ]);
  expect(activities[0]?.energy?.kcal).toBeCloseTo(520);
  expect(activities[0]?.energy?.restingKcal).toBeCloseTo(50);
});

const track = (...times: string[]) =>
  `<trk><trkseg>${times.map((time, index) => `<trkpt lat="${50 + index / 100}" lon="4"><time>${time}</time></trkpt>`).join("")}</trkseg></trk>`;

test("tracks that follow one another are one outing, others are not", async () => {
  const { activities } = await read(
    `<gpx>${track("2026-11-03T10:00:00Z", "2026-11-03T10:10:00Z")}${track("2026-11-03T10:20:00Z", "2026-11-03T10:30:00Z")}${track("2026-11-03T12:30:00+01:00", "2026-11-03T12:40:00+01:00")}</gpx>`,
  );
  expect(activities).toMatchObject([
    { start: new Date("2026-11-03T11:30:00Z"), utcOffsetMinutes: 60, metres: 1112 },
    {
      start: new Date("2026-11-03T10:00:00Z"),
      end: new Date("2026-11-03T10:30:00Z"),
      timerSeconds: 1200,
      metres: 2224,
    },
  ]);
});

test("the thread reads files in their order and answers for each", async () => {
  const { files } = await workerFiles().read(
    [saved(fitFile(run)), saved("hello"), saved(tcxFile(run))],
    READ_AT,
  );
  expect(files.map(({ activities, damaged }) => [activities.length, damaged])).toEqual([
    [1, 0],
    [0, 1],
    [1, 0],
  ]);
});

/** A recording with this many activities. */
function longFile(activities: number): string {
  const [head = "", rest = ""] = tcxFile(run).toString().split("<Activity ", 2);
  const [activity = "", tail = ""] = rest.split("</Activity>", 2);
  return `${head}${`<Activity ${activity}</Activity>`.repeat(activities)}${tail}`;
}

/** On a busy machine a small file takes long, too; it stays a small one. */
const NEVER_SLOW_MS = 600_000;

test("a small file does not wait for a large one", async () => {
  const files = workerFiles(NEVER_SLOW_MS);
  const order: string[] = [];
  const readAs = async (name: string, bytes: Buffer | string) => {
    const { files: answered } = await files.read([saved(bytes)], READ_AT);
    order.push(name);
    return answered;
  };
  await files.read([saved(fitFile(run))], READ_AT); // the start of a thread takes long on a busy machine
  const large = longFile(8_000);
  expect(large.length).toBeGreaterThan(2 * 1024 * 1024);
  const slow = Promise.all(Array.from({ length: 4 }, () => readAs("large", large)));
  const [own] = await readAs("own", fitFile(run));
  expect(own?.activities).toHaveLength(1);
  expect(order.filter((name) => name === "large").length).toBeLessThan(4);
  for (const [answered] of await slow) expect(answered?.activities.length).toBeGreaterThan(0);
});

test("how long reading took does not count what somebody waited for others", async () => {
  const files = workerFiles(NEVER_SLOW_MS);
  const began = performance.now();
  const long = longFile(100);
  const answers = await Promise.all(Array.from({ length: 3 }, () => files.read([saved(long)], READ_AT)));
  const elapsed = performance.now() - began;
  const took = answers.map(({ readingMs }) => readingMs);
  expect(Math.min(...took)).toBeGreaterThan(0);
  // One at a time: with the waiting they would be about twice as long together as all of it took.
  expect(took.reduce((sum, ms) => sum + ms)).toBeLessThanOrEqual(elapsed);
});

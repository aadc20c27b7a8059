import { FitBaseType, FitEncoder } from "fit-file-parser";
import { expect, test } from "vitest";
import { savedFiles } from "#server-test/support/read-files.ts";
import { fitFile, gpxFile, stravaExport, tcxFile, zipOf } from "#server-test/support/workout-files.ts";

// When a part of a file is unreadable or no workout, the rest is read and its owner is told why.

const { read } = savedFiles();
const run = { start: "2026-11-03T06:30:00.000Z", minutes: 50, km: 8, kcal: 520 };
const ride = { start: "2026-11-04T06:30:00.000Z", minutes: 60, km: 25, kcal: 600, sport: 2 };

/** A session with only a sport and a duration of an hour. */
function unknownStart(): Buffer {
  const encoder = new FitEncoder();
  encoder.writeMessage(18, [
    { number: 5, size: 1, baseType: FitBaseType.Enum, value: 1 },
    { number: 7, size: 4, baseType: FitBaseType.Uint32, value: 3_600_000 },
  ]);
  return Buffer.from(encoder.close());
}

test("a FIT file whose workout does not say when it began says so", async () => {
  expect(await read(unknownStart())).toMatchObject({
    activities: [],
    damaged: 1,
    reason: "It doesn't say when its workout began.",
  });
});

test("of a FIT file in which some workouts do not say when they began the others are read, and it is told how many were not", async () => {
  const some = Buffer.concat([fitFile(run), unknownStart(), unknownStart()]);
  const told = {
    activities: [{ type: "running", metres: 8000 }],
    damaged: 2,
    reason:
      "Not everything in it could be read. Some of its workouts have no time or no duration that we understand.",
  };
  expect(await read(some)).toMatchObject(told);
  expect(await read(zipOf({ "tri.fit": some }))).toMatchObject({
    ...told,
    reason: "Not everything in it could be read.",
    inside: ["tri.fit: Some of its workouts have no time or no duration that we understand."],
  });
});

test("a row of Strava's list whose recording can't be read keeps the list's figures and says why", async () => {
  const rows = [{ ...run, id: "15000000000001", name: "Broken", file: "activities/1.fit" }];
  const cut = { "activities/1.fit": fitFile(run).subarray(0, 80) };
  expect(await read(stravaExport(rows, cut))).toMatchObject({
    activities: [{ title: "Broken", energy: { kcal: 520 } }],
    damaged: 1,
    reason: "Not everything in it could be read.",
    inside: ["activities/1.fit: The file is cut off: part of it is missing."],
  });
  const noDate = [{ ...run, id: "no number", name: "Odd" }];
  expect(await read(stravaExport(noDate))).toMatchObject({
    damaged: 1,
    reason:
      "Not everything in it could be read. Some of its workouts have no time or no duration that we understand.",
  });
});

test("a FIT file of chained parts is read to its end", async () => {
  const [first, second] = [fitFile(run), fitFile(ride)];
  const { activities, reason } = await read(Buffer.concat([first, second]));
  expect([reason, activities.map(({ type, metres }) => [type, metres])]).toEqual([
    null,
    [
      ["biking", 25_000],
      ["running", 8000],
    ],
  ]);
  expect(new Set(activities.map(({ id }) => id)).size).toBe(2);
  expect((await read(Buffer.concat([first, second.subarray(0, 60)]))).reason).toMatch(/cut off/);
  const settings = await read(Buffer.concat([first, fitFile()]));
  expect(settings.activities).toMatchObject([{ type: "running" }]);
});

test("the courses of a TCX file are plans and add nothing to its activities", async () => {
  const course = `<Courses><Course><Name>Plan</Name><Lap><TotalTimeSeconds>3600</TotalTimeSeconds>
<DistanceMeters>21000</DistanceMeters></Lap><Track><Trackpoint><Time>2026-11-03T12:00:00Z</Time></Trackpoint></Track></Course></Courses>`;
  const both = tcxFile(run).toString().replace("</Activities>", `</Activities>${course}`);
  const known = (await read(tcxFile(run))).activities;
  expect((await read(both)).activities).toMatchObject(
    known.map(({ start, end, metres, timerSeconds, energy }) => ({
      start,
      end,
      metres,
      timerSeconds,
      energy,
    })),
  );
  const planOnly = `<TrainingCenterDatabase>${course}</TrainingCenterDatabase>`;
  expect((await read(planOnly)).reason).toBe("There is no workout in it.");
});

test.each([
  ["16", "swimming"],
  ["17", "biking"],
])("Strava's number %s in a GPX is a sport", async (number, type) => {
  expect((await read(gpxFile(run, number))).activities).toMatchObject([{ type }]);
});

const xml = (root: string) => `<?xml version="1.0" encoding="utf-8"?>\n<${root} version="1.0"><a/></${root}>`;

test.each([
  ["Polar's HRM", "[Params]\r\nVersion=106\r\nMonitor=12\r\n"],
  ["PWX", xml("pwx")],
  ["KML", xml("kml")],
  ["Sigma's SLF", xml("Activity")],
  ["Suunto's SML", xml("sml")],
  ["TomTom's ttbin", Buffer.from("20080001060a0c1f", "hex")],
  ["CSV", "date,km,minutes\n2026-11-03,8,50\n"],
  ["SportTracks' fitlog", xml("FitnessWorkbook")],
  ["Polar's XML", xml("polar-exercise-data")],
  ["a zip of them", zipOf({ "1.hrm": Buffer.from("[Params]"), "2.pwx": Buffer.from(xml("pwx")) })],
])("%s can't be read, and it is said what to do instead", async (_, bytes) => {
  expect((await read(bytes)).reason).toMatch(
    /^This is no file of workouts .* export it there as FIT, TCX or GPX\.$/,
  );
});

import { expect, test } from "vitest";
import { savedFiles } from "#server-test/support/read-files.ts";
import {
  appleExport,
  appleWorkout,
  appleXml,
  fitFile,
  garminExport,
  gpxFile,
  gzipOf,
  stravaExport,
  zipOf,
} from "#server-test/support/workout-files.ts";

// An export is recognised by its content: phones and people name files and folders as they like.

const { read } = savedFiles();
const run = { start: "2026-11-03T06:30:00.000Z", minutes: 50, km: 8, kcal: 520 };

test.each([
  "apple_health_export/export.xml",
  "apple_health_export/exportation.xml",
  "apple_health_export/Export.xml",
  "exportar.xml",
  "Apple Gezondheid/exporteer.xml",
  "eksport.XML",
  "apple_health_export/导出.xml",
])("Apple's export is found under the name that a phone of any language gives it: %s", async (name) => {
  const bytes = zipOf({
    "apple_health_export/export_cda.xml": Buffer.from("<?xml version='1.0'?><ClinicalDocument/>"),
    "apple_health_export/workout-routes/route_1.gpx": gpxFile(run),
    [name]: appleXml(appleWorkout(run)),
  });
  const { activities, damaged } = await read(bytes);
  expect(damaged).toBe(0);
  expect(activities).toMatchObject([{ type: "running", energy: { basis: "active" } }]);
});

const rows = [
  { ...run, id: "15000000000001", name: "Morning run", file: "activities/1.fit.gz" },
  { ...run, start: "2026-11-02T06:30:00.000Z", id: "15000000000002", name: "Typed", type: "Ride" },
];
const recordings = { "activities/1.fit.gz": gzipOf(fitFile({ ...run, kcal: 511 })) };

test("Strava's export that was unpacked and zipped again is the same export", async () => {
  const known = await read(stravaExport(rows, recordings));
  expect(known.activities.map(({ energy }) => energy?.kcal)).toEqual([511, 520]);
  for (const folder of ["export_123/", "Downloads/export_123/"])
    expect(await read(stravaExport(rows, recordings, "en", folder))).toEqual(known);
});

test("what macOS lays beside the files of a zip is no damaged recording and no list", async () => {
  const known = await read(stravaExport(rows, recordings));
  const notes = Buffer.from("0005160700020000", "hex");
  const again = stravaExport(rows, { ...recordings, "activities/._1.fit.gz": notes }, "en", "export_123/");
  expect(await read(again)).toEqual(known);
  const folder = zipOf({
    "runs/1.gpx": gpxFile(run),
    "runs/._1.gpx": notes,
    "__MACOSX/runs/._1.gpx": notes,
    "__MACOSX/runs/activities.csv": notes,
  });
  expect(await read(folder)).toMatchObject({ damaged: 0, reason: null, activities: [{ type: "running" }] });
});

test("exports that were zipped again, with others or with single recordings, are read as if they were chosen one by one", async () => {
  const strava = stravaExport(rows, recordings);
  expect(await read(zipOf({ "export_123.zip": strava }))).toEqual(await read(strava));
  const apple = appleExport(appleWorkout({ ...run, start: "2026-11-01T06:30:00.000Z" }));
  const ride = gpxFile({ ...run, start: "2026-10-31T06:30:00.000Z" }, "cycling");
  const all = await read(
    zipOf({
      "Sport/Strava.zip": strava,
      "Sport/apple.ZIP": apple,
      "ride.gpx": ride,
      "photos.zip": zipOf({}),
    }),
  );
  expect(all).toMatchObject({ damaged: 0, reason: null });
  expect(all.activities.map(({ start }) => start.toISOString().slice(0, 10))).toEqual([
    "2026-11-03",
    "2026-11-02",
    "2026-11-01",
    "2026-10-31",
  ]);
  const garmin = garminExport([{ ...run, id: 5001968355 }], [fitFile({ ...run, kcal: 511 })]);
  expect(await read(zipOf({ "garmin.zip": garmin }))).toEqual(await read(garmin));
});

test("of a zip that holds one that can't be read the rest is read, and it is said what to do with it", async () => {
  const nested = zipOf({ "b.zip": zipOf({ "c.zip": zipOf({ "d.fit": fitFile(run) }) }) });
  expect(await read(zipOf({ "a.fit": fitFile(run), "more.zip": nested }))).toMatchObject({
    activities: [{ metres: 8000 }],
    damaged: 1,
    reason: "Not everything in it could be read.",
    inside: ["more.zip: There is a zip inside a zip inside it. Unpack it once and choose the zip inside."],
  });
});

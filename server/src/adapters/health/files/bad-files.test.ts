import { expect, test } from "vitest";
import { savedFiles } from "#server-test/support/read-files.ts";
import {
  appleExport,
  appleWorkout,
  fitFile,
  gpxFile,
  gzipOf,
  tcxFile,
  zipOf,
} from "#server-test/support/workout-files.ts";

const { read } = savedFiles();
const run = { start: "2026-11-03T06:30:00.000Z", minutes: 50, km: 8, kcal: 520 };

const lolz = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY a "lol">${Array.from(
  { length: 9 },
  (_, index) => `<!ENTITY ${"bcdefghij"[index]} "${`&${"abcdefghi"[index]};`.repeat(10)}">`,
).join("")}]><gpx><trk><name>&j;</name></trk></gpx>`;

const bomb = Buffer.alloc(60_000_000, " ");
const inZips = (levels: number): Buffer =>
  zipOf(levels === 1 ? { "a.fit": fitFile(run) } : { "a.zip": inZips(levels - 1) });

const PARTLY = "Not everything in it could be read.";

test.each([
  ["nothing at all", "", "The file is empty."],
  ["a picture", Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"), /no file of workouts/],
  ["a text", "hello", /no file of workouts/],
  [
    "a checksum that is wrong",
    fitFile(run).fill(0x55, 60, 62),
    "The file is damaged: its checksum is wrong.",
  ],
  ["the first half of a FIT file", fitFile(run).subarray(0, 80), /cut off/],
  ["a FIT file of settings", fitFile(), "There is no workout in it."],
  ["the first half of a TCX file", tcxFile(run).subarray(0, 400), /not the XML/],
  ["a billion entities", lolz, /not the XML/],
  ["XML nested a thousand deep", `<gpx>${"<a>".repeat(1000)}`, /nested too deep/],
  ["a planned route", '<gpx><trk><trkseg><trkpt lat="1" lon="1"/></trkseg></trk></gpx>', /no recorded track/],
  ["a gzip that becomes far too large", gzipOf(Buffer.alloc(60_000_000)), /far larger unpacked/],
  ["the first half of a gzip", gzipOf(gpxFile(run)).subarray(0, 500), /cut off/],
  ["a zip bomb", zipOf({ "a.gpx": bomb }), /far larger unpacked/],
  ["a bomb in an export", zipOf({ "export.xml": bomb }), /far larger unpacked/],
  ["a zip without workouts", zipOf({ "readme.txt": Buffer.from("hi") }), /no file of workouts/],
  ["a zip that climbs out of its folder", zipOf({ "../../x.fit": fitFile(run) }), "The file is damaged."],
  ["half a zip", appleExport(appleWorkout(run)).subarray(0, 200), "The file is damaged."],
  ["a zip in a zip in a zip", inZips(3), /Unpack it once and choose the zip inside\.$/],
  [
    "a zip of a zip of pictures",
    zipOf({ "a.zip": zipOf({ "a.png": Buffer.from("hi") }) }),
    /no file of workouts/,
  ],
  ["a zip bomb in a zip", zipOf({ "a.zip": zipOf({ "a.gpx": bomb }) }, 0), /far larger unpacked/],
  ["a zip in a zip of spaces", zipOf({ "a.zip": Buffer.concat([zipOf({}), bomb]) }), /far larger unpacked/],
  ["a zip in a zip that is cut off", zipOf({ "a.zip": zipOf({}).subarray(0, 9) }), "The file is damaged."],
  ["a strange list", zipOf({ "activities.csv": Buffer.from("a,b\n1,2") }), /don't know the columns/],
])("%s is answered with a sentence", async (_, bytes, sentence) => {
  const { activities, damaged, reason, inside } = await read(bytes);
  expect([activities, damaged]).toEqual([[], 1]);
  expect(reason === PARTLY ? inside.join() : reason).toMatch(sentence);
});

const named = (count: number, ending: string) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${index}.${ending}`, Buffer.alloc(0)]));

test("a zip of 10 000 files is listed, and of too many recordings the last are read", async () => {
  const bytes = zipOf({ ...named(8000, "txt"), ...named(2000, "tcx"), "2000.tcx": tcxFile(run) }, 0);
  const { activities, damaged, reason } = await read(bytes);
  expect([activities.length, damaged]).toEqual([1, 1999]);
  expect(reason).toContain("more than 2000 recordings; the last ones were read.");
});

test("what zips inside a zip hold counts together: neither their files nor their size pass the bounds of one", async () => {
  const many = zipOf(named(20_000, "txt"), 0);
  const files = await read(zipOf({ "1.zip": many, "2.zip": many, "3.zip": many, "a.fit": fitFile(run) }));
  expect(files).toMatchObject({ activities: [{ metres: 8000 }], damaged: 1 });
  expect(files.inside[0]).toMatch(/^3\.zip: .*more than 50000 files/u);

  const one = zipOf({ "a.fit": fitFile(run) });
  const lots = await read(
    zipOf(Object.fromEntries(Array.from({ length: 201 }, (_, index) => [`${index}.zip`, one]))),
  );
  expect(lots.inside).toEqual([expect.stringMatching(/more than 200 files/u)]);

  const spaces = zipOf({ "a.gpx": Buffer.alloc(900_000, " ") });
  const inner = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`${index}.zip`, spaces]));
  const size = await read(zipOf({ ...inner, "a.fit": fitFile(run) }));
  expect(size.activities).toMatchObject([{ metres: 8000 }]);
  expect(size.inside.join()).toContain("far larger unpacked");
});

import { expect, test } from "vitest";
import { savedFiles } from "../../../../test/support/read-files.ts";
import {
  appleExport,
  appleWorkout,
  fitFile,
  gpxFile,
  gzipOf,
  tcxFile,
  zipOf,
} from "../../../../test/support/workout-files.ts";

const { read } = savedFiles();
const run = { start: "2026-11-03T06:30:00.000Z", minutes: 50, km: 8, kcal: 520 };

const lolz = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY a "lol">${Array.from(
  { length: 9 },
  (_, index) => `<!ENTITY ${"bcdefghij"[index]} "${`&${"abcdefghi"[index]};`.repeat(10)}">`,
).join("")}]><gpx><trk><name>&j;</name></trk></gpx>`;

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
  ["a zip bomb", zipOf({ "a.gpx": Buffer.alloc(60_000_000, " ") }), /far larger unpacked/],
  ["a bomb in an export", zipOf({ "export.xml": Buffer.alloc(60_000_000, " ") }), /far larger unpacked/],
  ["a zip without workouts", zipOf({ "readme.txt": Buffer.from("hi") }), /no file of workouts/],
  ["a zip that climbs out of its folder", zipOf({ "../../x.fit": fitFile(run) }), "The file is damaged."],
  ["half a zip", appleExport(appleWorkout(run)).subarray(0, 200), "The file is damaged."],
  ["a zip in a zip", zipOf({ "inner.zip": zipOf({ "a.fit": fitFile(run) }) }), /no file of workouts/],
  ["a strange list", zipOf({ "activities.csv": Buffer.from("a,b\n1,2") }), /do not know the columns/],
])("%s is answered with a sentence", async (_, bytes, sentence) => {
  const { activities, damaged, reason } = await read(bytes);
  expect([activities, damaged]).toEqual([[], 1]);
  expect(reason).toMatch(sentence);
});

const named = (count: number, ending: string) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${index}.${ending}`, Buffer.alloc(0)]));

test("a zip of 10 000 files is listed, and of too many recordings the last are read", async () => {
  const bytes = zipOf({ ...named(8000, "txt"), ...named(2000, "tcx"), "2000.tcx": tcxFile(run) }, 0);
  const { activities, damaged, reason } = await read(bytes);
  expect([activities.length, damaged]).toEqual([1, 1999]);
  expect(reason).toContain("more than 2000 recordings; the last ones were read.");
});

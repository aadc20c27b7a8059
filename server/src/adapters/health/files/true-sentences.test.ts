import { expect, test } from "vitest";
import { savedFiles } from "#server-test/support/read-files.ts";
import { gpxFile, tcxFile } from "#server-test/support/workout-files.ts";

// What is said of a file that can't be read is true, and its text is read in the encoding that it names.

const { read } = savedFiles();
const run = { start: "2026-11-03T06:30:00.000Z", minutes: 50, km: 8, kcal: 520 };
const recording = gpxFile(run).toString();
const points = recording.match(/<trkpt.*?<\/trkpt>/gu) ?? [];
const ofPoints = (of: readonly string[]) => recording.replace(/<trkpt.*<\/trkpt>/u, of.join(""));

test.each([
  [
    "points with a comma in their places",
    recording.replaceAll(/lat="(\d+)\./gu, 'lat="$1,'),
    "Its points have times, but we don't understand their places.",
  ],
  [
    "points in reverse order",
    ofPoints(points.toReversed()),
    "Its points are in the wrong order: the last one comes first.",
  ],
  ["a single point", ofPoints(points.slice(0, 1)), "No track in it has more than one point with a time."],
  [
    "two points of one moment",
    ofPoints([points[0] ?? "", points[0] ?? ""]),
    "All its points have the same time.",
  ],
  [
    "times that are none",
    recording.replaceAll(/<time>.*?<\/time>/gu, "<time>in the morning</time>"),
    "We don't understand the times of its points.",
  ],
  [
    "points without times",
    recording.replaceAll(/<time>.*?<\/time>/gu, ""),
    "There is no recorded track in it: its points have no times, or it is a planned route.",
  ],
])("of %s it is said what is wrong with them", async (_, file, sentence) => {
  expect((await read(file)).reason).toBe(sentence);
});

test.each([
  ["ISO-8859-1", "Tour d'été à Liège", "latin1"],
  ["windows-1252", "Tour d'été à Liège", "latin1"],
  ["UTF-8", "Tour d'été à Liège", "utf8"],
  ["never-heard-of", "Tour d'ete a Liege", "utf8"],
] as const)("a title is read as it was written in %s", async (encoding, title, bytes) => {
  const named = recording
    .replace('<?xml version="1.0"?>', `<?xml version="1.0" encoding='${encoding}'?>`)
    .replace("Round the lake", title);
  expect((await read(Buffer.from(named, bytes))).activities).toMatchObject([{ title }]);
});

test("a recording in UTF-16 that calls itself something else is read as what it is", async () => {
  const xml = tcxFile(run).toString().replace("UTF-8", "ISO-8859-1");
  expect((await read(Buffer.from(`\uFEFF${xml}`, "utf16le"))).activities).toHaveLength(1);
});

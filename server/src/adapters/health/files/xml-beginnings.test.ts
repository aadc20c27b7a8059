import { expect, test } from "vitest";
import { savedFiles } from "#server-test/support/read-files.ts";
import {
  appleWorkout,
  appleXml,
  gpxFile,
  gzipOf,
  tcxFile,
  zipOf,
} from "#server-test/support/workout-files.ts";

// The prolog and the encoding of XML differ by exporter.

const { read } = savedFiles();
const run = { start: "2026-11-03T06:30:00.000Z", minutes: 50, km: 8, kcal: 520 };
const FILES = { GPX: gpxFile(run), TCX: tcxFile(run), "Apple's export": appleXml(appleWorkout(run)) };

const utf16 = (text: string) => Buffer.from(text, "utf16le");
const BEGINNINGS: Readonly<Record<string, (xml: string) => Buffer>> = {
  "ten blanks": (xml) => Buffer.from(`          ${xml}`),
  "an empty line": (xml) => Buffer.from(`\r\n${xml}`),
  "a byte order mark": (xml) => Buffer.from(`\uFEFF${xml}`),
  "a byte order mark and blanks": (xml) => Buffer.from(`\uFEFF \n${xml}`),
  "blanks and a byte order mark": (xml) => Buffer.from(`\n\uFEFF${xml}`),
  "UTF-16": (xml) => utf16(`\uFEFF${xml}`),
  "UTF-16, the high byte first": (xml) => utf16(`\uFEFF${xml}`).swap16(),
  "UTF-16 without its mark": (xml) => utf16(` ${xml}`),
};

const CASES = Object.entries(FILES).flatMap(([format, file]) =>
  Object.entries(BEGINNINGS).map(([name, begin]) => [format, name, file, begin(file.toString())] as const),
);

const figuresOf = async (bytes: Buffer) => {
  const { activities, reason } = await read(bytes);
  return [
    reason,
    ...activities.map(({ start, metres, energy, timerSeconds }) => [start, metres, energy, timerSeconds]),
  ];
};

test.each(CASES)("%s that begins with %s is read like any other", async (_, __, file, begun) => {
  const known = await figuresOf(file);
  expect(known).toHaveLength(2);
  expect(await figuresOf(begun)).toEqual(known);
  expect(await figuresOf(gzipOf(begun))).toEqual(known);
  expect(
    await figuresOf(zipOf({ "a/exportation.xml": begun, "a/1.gpx": begun, "a/1.tcx": begun })),
  ).toContainEqual(known[1]);
});

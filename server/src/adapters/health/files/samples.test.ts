import { join } from "node:path";
import { expect, test } from "vitest";
import { KNOWN_RECORDINGS } from "#server-test/support/known-recordings.ts";
import { withReason } from "#server-test/support/read-files.ts";
import { readFileOfWorkouts } from "./read-file.ts";

// Real recordings are not ours to publish: with SAMPLES_DIR set to a folder that has health/, each is read and compared with
// its known values.
const samples = process.env["SAMPLES_DIR"];
const NOW = new Date("2026-11-05T10:00:00Z");
const read = async (name: string) =>
  withReason(await readFileOfWorkouts(join(samples ?? "", "health", name), NOW));

const rounded = (value: number | null | undefined) =>
  value === null || value === undefined ? null : Math.round(value);

test.skipIf(samples === undefined).each(KNOWN_RECORDINGS)(
  "%s is read as it was recorded (needs SAMPLES_DIR)",
  async (name, known) => {
    const { activities, reason } = await read(name);
    const figures = activities
      .toReversed()
      .map(({ type, start, timerSeconds, metres, energy }) => [
        type,
        start.toISOString(),
        rounded(timerSeconds),
        rounded(metres),
        rounded(energy?.kcal),
        rounded(energy?.restingKcal),
      ]);
    expect(reason ?? figures).toEqual(known);
  },
);

import { readdir } from "node:fs/promises";
import { join, relative } from "node:path";
import { readFileOfWorkouts } from "../server/src/adapters/health/files/read-file.ts";
import type { DraftActivity } from "../server/src/adapters/health/port.ts";
import { KNOWN_RECORDINGS } from "../server/test/support/known-recordings.ts";
import { withReason } from "../server/test/support/read-files.ts";
import { countedPairs } from "./recording-pairs.ts";

// Recordings that real people made: every file below SAMPLES_DIR/health is read or refused with a sentence, and none is
// passed over in silence. Beside it, where somebody else has counted what is in a file, their count; and what becomes of
// the same effort told by two files of different formats, and of two efforts one after the other.

const NOW = new Date();
/** What stands beside the recordings. */
const NO_RECORDING = /\.(?:md|json|txt)$/i;
const WANTED = { alike: 60, apart: 40 };

const samples = process.env["SAMPLES_DIR"];
if (samples === undefined) {
  console.log("SAMPLES_DIR names no folder with real recordings: nothing was measured.");
  process.exit(2);
}
const folder = join(samples, "health");
const entries = await readdir(folder, { recursive: true, withFileTypes: true });
const paths = entries
  .filter((entry) => entry.isFile() && !NO_RECORDING.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .toSorted();

const read = { whole: 0, part: 0, refused: 0, silent: 0, workouts: 0, counted: 0, different: 0 };
const refusals = new Map<string, number>();
const drafts: DraftActivity[] = [];
for (const path of paths) {
  const { activities, reason } = withReason(await readFileOfWorkouts(path, NOW));
  const name = relative(folder, path);
  drafts.push(...activities);
  read.workouts += activities.length;
  compare(name, activities.length);
  if (activities.length > 0) read[reason === null ? "whole" : "part"] += 1;
  else if (reason !== null) read.refused += 1;
  else {
    read.silent += 1;
    console.log(`SILENT ${name}`);
  }
  if (reason !== null) refusals.set(reason, (refusals.get(reason) ?? 0) + 1);
}

/** With the count of somebody else's reader, where there is one. */
function compare(name: string, found: number): void {
  const known = KNOWN_RECORDINGS.find(([file]) => file === name)?.[1];
  if (known === undefined) return;
  const expected = typeof known === "string" ? 0 : known.length;
  read.counted += 1;
  if (found === expected) return;
  read.different += 1;
  console.log(`OTHER  ${name}: ${found} workouts, elsewhere ${expected}`);
}

const { whole, part, refused, silent, workouts, counted, different } = read;
console.log(
  `${paths.length} files: ${whole} read, ${part} in part with a sentence, ${refused} refused with one, ${silent} silent; ${workouts} workouts`,
);
for (const [sentence, times] of [...refusals].toSorted(([, a], [, b]) => b - a))
  console.log(`  ${String(times).padStart(4)} × ${sentence}`);
console.log(
  `reference: of ${counted} files counted by another reader ${counted - different} came to the same`,
);

const pairs = await countedPairs(drafts, WANTED);
console.log(`${pairs.once} of ${pairs.alike} efforts told by two formats, in both orders, counted once`);
console.log(`${pairs.both} of ${pairs.apart} pairs of efforts one after the other both counted`);
if (silent > 0 || different > 0 || pairs.once < pairs.alike || pairs.both < pairs.apart) process.exitCode = 1;

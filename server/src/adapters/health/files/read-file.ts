import { createReadStream } from "node:fs";
import { open, readFile, stat } from "node:fs/promises";
import { MAX_APPLE_EXPORT_BYTES, MAX_IMPORT_BYTES } from "@kalivo/domain/limits.ts";
import type { ReadFile } from "../port.ts";
import { findAppleList, readAppleExport } from "./exports/apple-export.ts";
import { exportTally, type ExportTally } from "./exports/export-tally.ts";
import { GARMIN_LIST, readGarminExport } from "./exports/garmin-export.ts";
import { readRecordings, recordingBudget } from "./exports/recordings.ts";
import { findStravaList, readStravaExport } from "./exports/strava-export.ts";
import { gunzip } from "./gzip.ts";
import { isGzip, isZip, LOOKED_AT, readRecording, rootOf } from "./read-recording.ts";
import { Unreadable } from "./unreadable.ts";
import { openZip, type ZipEntry } from "./zip.ts";

/** Reads one file, told by its content. What is wrong with it is in the answer; only our own faults are thrown. */
export async function readFileOfWorkouts(path: string, now: Date): Promise<ReadFile> {
  try {
    return (await tallyOf(path, now)).result();
  } catch (error) {
    if (error instanceof Unreadable) return { activities: [], damaged: 1, problems: [error.problem] };
    throw error;
  }
}

async function tallyOf(path: string, now: Date): Promise<ExportTally> {
  const beginning = await beginningOf(path);
  if (isZip(beginning)) return readZip(path, now);
  if (rootOf(beginning) === "HealthData") return readAppleExport(createReadStream(path));
  const { size } = await stat(path);
  if (size > MAX_IMPORT_BYTES)
    throw new Unreadable("recording_too_large", { figure: MAX_IMPORT_BYTES / 1024 / 1024 });
  const bytes = await readFile(path);
  const plain = isGzip(bytes) ? gunzip(bytes) : bytes;
  if (rootOf(plain) === "HealthData") return readAppleExport(inOne(plain));
  const tally = exportTally();
  for (const draft of await readRecording(plain)) tally.add(draft);
  return tally;
}

// oxlint-disable-next-line require-await -- what is in memory already is read like what comes bit by bit
async function* inOne(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}

async function beginningOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(LOOKED_AT), 0, LOOKED_AT, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function readZip(path: string, now: Date): Promise<ExportTally> {
  const zip = await openZip(path);
  try {
    return await readEntries(zip.entries, { now, aside: `${path}.inner` });
  } finally {
    zip.close();
  }
}

/** An export is known by the list it has; a zip without one is a folder of recordings. */
async function readEntries(
  entries: readonly ZipEntry[],
  { now, aside }: { now: Date; aside: string },
): Promise<ExportTally> {
  const apple = await findAppleList(entries);
  if (apple !== undefined) return readAppleExport(apple.stream(MAX_APPLE_EXPORT_BYTES));
  const strava = findStravaList(entries);
  if (strava !== undefined) return readStravaExport(strava, entries, now);
  if (entries.some(({ name }) => GARMIN_LIST.test(name))) return readGarminExport(entries, aside);
  const tally = exportTally();
  const drafts = await readRecordings(entries, recordingBudget(), tally);
  if (drafts.length === 0 && tally.result().damaged === 0) throw new Unreadable("unknown_format");
  for (const draft of drafts) tally.add(draft);
  return tally;
}

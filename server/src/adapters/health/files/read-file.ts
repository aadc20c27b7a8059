import { createReadStream } from "node:fs";
import { open, readFile, stat } from "node:fs/promises";
import { MAX_IMPORT_BYTES } from "@kalivo/domain/limits.ts";
import type { ReadFile } from "../port.ts";
import { readAppleExport } from "./exports/apple-export.ts";
import { exportTally, type ExportTally } from "./exports/export-tally.ts";
import { gunzip } from "./gzip.ts";
import { isGzip, isZip, LOOKED_AT, readRecording, rootOf } from "./read-recording.ts";
import { Unreadable } from "./unreadable.ts";
import { readZip } from "./read-zip.ts";

/** Reads one file, recognised by its content. Its problems are in the answer; only our own bugs are thrown. */
export async function readFileOfWorkouts(path: string, now: Date): Promise<ReadFile> {
  const tally = exportTally();
  try {
    await readInto(tally, path, now);
    return tally.result();
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { ...tally.result(), activities: [], damaged: 1, problems: [error.problem] };
  }
}

async function readInto(tally: ExportTally, path: string, now: Date): Promise<void> {
  const beginning = await beginningOf(path);
  if (isZip(beginning)) await readZip(path, { now, tally });
  else if (rootOf(beginning) === "HealthData") await readAppleExport(createReadStream(path), tally);
  else await readSingle(path, tally);
}

async function readSingle(path: string, tally: ExportTally): Promise<void> {
  const { size } = await stat(path);
  if (size > MAX_IMPORT_BYTES)
    throw new Unreadable("recording_too_large", { figure: MAX_IMPORT_BYTES / 1024 / 1024 });
  const bytes = await readFile(path);
  const plain = isGzip(bytes) ? gunzip(bytes) : bytes;
  if (rootOf(plain) === "HealthData") return readAppleExport(inOne(plain), tally);
  for (const draft of await readRecording(plain, tally.damage)) tally.add(draft);
  return undefined;
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

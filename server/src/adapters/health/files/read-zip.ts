import { MAX_APPLE_EXPORT_BYTES, MAX_INNER_ZIPS } from "@kalivo/domain/limits.ts";
import { findAppleList, readAppleExport } from "./exports/apple-export.ts";
import type { ExportTally } from "./exports/export-tally.ts";
import { GARMIN_LIST, readGarminExport, UPLOADED } from "./exports/garmin-export.ts";
import { readRecordings, recordingBudget, type RecordingBudget } from "./exports/recordings.ts";
import { findStravaList, readStravaExport } from "./exports/strava-export.ts";
import { type Aside, readInnerZip } from "./inner-zip.ts";
import { RECORDING_NAME } from "./read-recording.ts";
import { Unreadable } from "./unreadable.ts";
import { openZip, type Zip, type ZipEntry } from "./zip.ts";

type Read = { now: Date; tally: ExportTally };
type Reading = Read & { path: string; budget: RecordingBudget };

/**
 * Reads a zip, and the zips in it: people zip an export again, or two of them together. One level, all within the bounds of
 * one file; a deeper zip is skipped, and its owner told what to do.
 * @throws Unreadable when nothing of it could be read
 */
export async function readZip(path: string, read: Read): Promise<void> {
  const reading = { ...read, path, budget: recordingBudget() };
  const zip = await openZip(path);
  try {
    const faults: { name: string; fault: Unreadable }[] = [];
    let known = await readEntries(zip, reading, { path: `${path}.inner`, bounds: zip.bounds });
    const inners = zip.entries.filter(isInnerZip);
    const tooMany = inners.at(MAX_INNER_ZIPS);
    if (tooMany !== undefined) {
      const fault = new Unreadable("zip_too_many_files", { figure: MAX_INNER_ZIPS });
      faults.push({ name: tooMany.name, fault });
    }
    for (const inner of inners.slice(0, MAX_INNER_ZIPS)) {
      try {
        known = (await readInner(inner, zip, reading)) || known;
      } catch (error) {
        if (!(error instanceof Unreadable)) throw error;
        faults.push({ name: inner.name, fault: error });
      }
    }
    const [only] = faults;
    if (!known) throw only?.fault ?? new Unreadable("unknown_format");
    for (const { name, fault } of faults) read.tally.damageIn(name, fault.problem);
  } finally {
    zip.close();
  }
}

/** Garmin's own zips of recordings are read with its export. */
const isInnerZip = ({ name }: ZipEntry) => /\.zip$/i.test(name) && !UPLOADED.test(name);

/** @throws Unreadable when there is nothing in it but another zip */
const readInner = (entry: ZipEntry, { bounds }: Zip, reading: Reading): Promise<boolean> =>
  readInnerZip(entry, { path: `${reading.path}.inner`, bounds }, async (inner) => {
    const known = await readEntries(inner, reading, {
      path: `${reading.path}.innermost`,
      bounds: inner.bounds,
    });
    const deeper = inner.entries.find(isInnerZip);
    if (deeper === undefined) return known;
    if (!known) throw new Unreadable("zip_in_zip");
    reading.tally.damageIn(deeper.name, { why: "zip_in_zip" });
    return known;
  });

/** An export is recognised by its list; a zip without one is a folder of recordings. False: neither. */
async function readEntries(
  { entries }: Zip,
  { now, tally, budget }: Reading,
  aside: Aside,
): Promise<boolean> {
  const apple = await findAppleList(entries);
  const strava = findStravaList(entries);
  if (apple !== undefined) await readAppleExport(apple.stream(MAX_APPLE_EXPORT_BYTES), tally);
  else if (strava !== undefined) await readStravaExport(strava, entries, { now, tally });
  else if (entries.some(({ name }) => GARMIN_LIST.test(name))) await readGarminExport(entries, aside, tally);
  else return readFolder(entries, budget, tally);
  return true;
}

const isNoRecording = (name: string) => !RECORDING_NAME.test(name) && !/\.zip$/i.test(name);

async function readFolder(
  entries: readonly ZipEntry[],
  budget: RecordingBudget,
  tally: ExportTally,
): Promise<boolean> {
  const damaged = tally.damagedSoFar();
  const drafts = await readRecordings(entries, budget, tally, tally.passedOver);
  for (const { name } of entries) if (isNoRecording(name)) tally.passedOver(name, { why: "not_opened" });
  for (const draft of drafts) tally.add(draft);
  return drafts.length > 0 || tally.damagedSoFar() > damaged;
}

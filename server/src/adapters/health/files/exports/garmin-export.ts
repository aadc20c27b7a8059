import type { DraftActivity } from "../../port.ts";
import { type Aside, readInnerZip } from "../inner-zip.ts";
import { Unreadable } from "../unreadable.ts";
import type { ZipEntry } from "../zip.ts";
import type { ExportTally } from "./export-tally.ts";
import { readGarminList } from "./garmin-summary.ts";
import { readRecordings, recordingBudget } from "./recordings.ts";

export const GARMIN_LIST = /_summarizedActivities\.json$/;
export const UPLOADED = /(^|\/)UploadedFiles[^/]*\.zip$/;

/**
 * The workouts of Garmin's own export: its lists name them all; the recordings, in zips inside the zip, have the better
 * figures. Matched by the second of their start. `aside`: a place for one inner zip at a time.
 */
export async function readGarminExport(
  entries: readonly ZipEntry[],
  aside: Aside,
  tally: ExportTally,
): Promise<void> {
  const recorded = await readAllRecordings(entries, aside, tally);
  const byStart = Map.groupBy(recorded, ({ start }) => secondOf(start));
  for (const list of entries.filter(({ name }) => GARMIN_LIST.test(name))) {
    for (const told of await readList(list, tally)) {
      const recording = told === null ? undefined : byStart.get(secondOf(told.start))?.shift();
      if (told === null) tally.damage({ why: "unknown_rows" });
      else tally.add(recording === undefined ? told : named(told, recording));
    }
  }
  for (const alone of [...byStart.values()].flat()) tally.add(alone);
}

const secondOf = (start: Date) => Math.floor(start.getTime() / 1000);

async function readList(list: ZipEntry, tally: ExportTally): Promise<(DraftActivity | null)[]> {
  try {
    return readGarminList(await list.read());
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    tally.damageIn(list.name, error.problem);
    return [];
  }
}

const named = (told: DraftActivity, recording: DraftActivity): DraftActivity => ({
  ...recording,
  id: told.id,
  linkedIds: [...told.linkedIds, ...recording.linkedIds],
  type: told.type ?? recording.type,
  title: told.title,
  utcOffsetMinutes: recording.utcOffsetMinutes ?? told.utcOffsetMinutes,
  energy: recording.energy ?? told.energy,
});

/** Recordings in the zip itself and in zips one level inside; the last zips have the newest ones. */
async function readAllRecordings(
  entries: readonly ZipEntry[],
  aside: Aside,
  tally: ExportTally,
): Promise<DraftActivity[]> {
  const budget = recordingBudget();
  const drafts = await readRecordings(entries, budget, tally);
  for (const uploaded of entries.filter(({ name }) => UPLOADED.test(name)).toReversed()) {
    try {
      drafts.push(
        ...(await readInnerZip(uploaded, aside, ({ entries: inner }) =>
          readRecordings(inner, budget, tally),
        )),
      );
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      tally.damageIn(uploaded.name, error.problem);
    }
  }
  return drafts;
}

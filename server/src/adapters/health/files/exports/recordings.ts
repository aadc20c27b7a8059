import { MAX_ZIP_RECORDINGS } from "@kalivo/domain/limits.ts";
import type { DraftActivity } from "../../port.ts";
import { readRecording, RECORDING_NAME } from "../read-recording.ts";
import { Unreadable } from "../unreadable.ts";
import type { ZipEntry } from "../zip.ts";
import type { ExportTally } from "./export-tally.ts";

/** How many more recordings of an import may be read, in all its zips. */
export type RecordingBudget = { left: number };
export const recordingBudget = (): RecordingBudget => ({ left: MAX_ZIP_RECORDINGS });

/**
 * Reads the recordings of a zip; of too many the last by name, because exports number them. Devices store other data in such
 * files as well (settings, steps, courses): `passedOver` hears of them.
 */
export async function readRecordings(
  entries: readonly ZipEntry[],
  budget: RecordingBudget,
  tally: ExportTally,
  passedOver?: ExportTally["passedOver"],
): Promise<DraftActivity[]> {
  const recordings = entries.filter(({ name }) => RECORDING_NAME.test(name)).toSorted(lastFirst);
  const read = recordings.slice(0, budget.left);
  budget.left -= read.length;
  if (read.length < recordings.length) tally.say({ why: "too_many_recordings", figure: MAX_ZIP_RECORDINGS });
  const drafts: DraftActivity[] = [];
  for (const entry of read) {
    try {
      drafts.push(...(await readRecording(await entry.read(), (lost) => tally.damageIn(entry.name, lost))));
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      if (error.problem.why === "no_workout") passedOver?.(entry.name, error.problem);
      else tally.damageIn(entry.name, error.problem);
    }
  }
  return drafts;
}

const numbered = new Intl.Collator("en", { numeric: true });
const lastFirst = (a: ZipEntry, b: ZipEntry) => numbered.compare(b.name, a.name);

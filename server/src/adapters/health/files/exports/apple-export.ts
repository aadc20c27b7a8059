import type { XmlHandler } from "../formats/xml.ts";
import { xmlText } from "../formats/xml-text.ts";
import { xmlReader } from "../formats/xml.ts";
import { LOOKED_AT, rootOf } from "../read-recording.ts";
import { Unreadable } from "../unreadable.ts";
import type { ZipEntry } from "../zip.ts";
import { draftOfApple, type AppleWorkout } from "./apple-workout.ts";
import type { ExportTally } from "./export-tally.ts";

/**
 * The list in Apple's zip, recognised by its beginning: phones name it and its folder in their own language (export.xml,
 * exportation.xml, exportar.xml, 导出.xml). A damaged one is found by its English name.
 */
export async function findAppleList(entries: readonly ZipEntry[]): Promise<ZipEntry | undefined> {
  for (const entry of entries.filter(({ name }) => XML_NAME.test(name))) {
    if (rootOf(await entry.beginning(LOOKED_AT)) === "HealthData") return entry;
  }
  return entries.find(({ name }) => ENGLISH_NAME.test(name));
}

const XML_NAME = /\.xml$/i;
const ENGLISH_NAME = /(^|\/)export\.xml$/;

/**
 * The workouts of Apple's export.xml. It may contain gigabytes of single measurements over years, so it is streamed and only
 * workouts are kept, including those before an error.
 */
export async function readAppleExport(chunks: AsyncIterable<Buffer>, tally: ExportTally): Promise<void> {
  const reader = xmlReader(
    hearWorkouts((workout) => {
      const draft = draftOfApple(workout);
      if (draft === null) tally.damage({ why: "no_start" });
      else tally.add(draft);
    }),
  );
  const textOf = xmlText();
  try {
    for await (const chunk of chunks) reader.write(textOf(chunk));
    reader.end();
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    tally.damage(error.problem, { why: "before_was_read" });
  }
}

/** Emits each workout when it ends, and keeps nothing else. */
function hearWorkouts(tell: (workout: AppleWorkout) => void): XmlHandler {
  let workout: AppleWorkout | null = null;
  return {
    opened: ({ name, parent, attributes }) => {
      if (name === "Workout") workout = { attributes, metadata: new Map(), statistics: new Map() };
      if (workout === null || parent !== "Workout") return;
      if (name === "MetadataEntry") workout.metadata.set(attributes["key"] ?? "", attributes["value"] ?? "");
      if (name === "WorkoutStatistics") workout.statistics.set(attributes["type"] ?? "", attributes);
    },
    closed: ({ name }) => {
      if (name !== "Workout" || workout === null) return;
      tell(workout);
      workout = null;
    },
  };
}

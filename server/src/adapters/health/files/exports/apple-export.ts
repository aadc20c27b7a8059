import type { XmlHandler } from "../formats/xml.ts";
import { xmlText } from "../formats/xml-text.ts";
import { xmlReader } from "../formats/xml.ts";
import { LOOKED_AT, rootOf } from "../read-recording.ts";
import { Unreadable } from "../unreadable.ts";
import type { ZipEntry } from "../zip.ts";
import { draftOfApple, type AppleWorkout } from "./apple-workout.ts";
import type { ExportTally } from "./export-tally.ts";

/**
 * The list in Apple's zip, told by what it begins with: phones call it and its folder by a word of their own language
 * (export.xml, exportation.xml, exportar.xml, 导出.xml). One that has the English name and is damaged is still it.
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
 * The workouts of Apple's export.xml. Years of it have gigabytes of single measurements: it is read as it comes and only
 * workouts are kept. What stands before a break is good and is kept too.
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

/** Tells of each workout when it ends, and keeps nothing else. */
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

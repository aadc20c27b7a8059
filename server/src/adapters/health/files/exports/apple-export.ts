import type { XmlHandler } from "../formats/xml.ts";
import { xmlReader } from "../formats/xml.ts";
import { Unreadable } from "../unreadable.ts";
import { draftOfApple, type AppleWorkout } from "./apple-workout.ts";
import { exportTally, type ExportTally } from "./export-tally.ts";

/** Where it is in the zip: the folder's name depends on the phone's language in some versions, this one's does not. */
export const APPLE_LIST = /(^|\/)export\.xml$/;

/**
 * The workouts of Apple's export.xml. Years of it have gigabytes of single measurements: it is read as it comes and only
 * workouts are kept. What stands before a break is good and is kept too.
 */
export async function readAppleExport(chunks: AsyncIterable<Buffer>): Promise<ExportTally> {
  const tally = exportTally();
  const reader = xmlReader(
    hearWorkouts((workout) => {
      const draft = draftOfApple(workout);
      if (draft === null) tally.damage();
      else tally.add(draft);
    }),
  );
  const decoder = new TextDecoder("utf-8");
  try {
    for await (const chunk of chunks) reader.write(decoder.decode(chunk, { stream: true }));
    reader.end();
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    tally.damage(error.problem, { why: "before_was_read" });
  }
  return tally;
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

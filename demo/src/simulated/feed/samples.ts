import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { readRecording } from "@kalivo/server/adapters/health/files/read-recording.ts";
import { Unreadable } from "@kalivo/server/adapters/health/files/unreadable.ts";
import { parseExactly } from "@kalivo/server/adapters/health/exact-json.ts";
import type { DraftActivity } from "@kalivo/server/adapters/health/port.ts";
import { stravaActivity, StravaDetail } from "@kalivo/server/adapters/health/strava/activity.ts";
import type { Simulator } from "../simulator.ts";
import { addRecording } from "./feed.ts";
import { isSport, sportOf, type Recording } from "./recording.ts";

const DAY_MS = 86_400_000;
const FOLDERS = ["health", "health/provider-json"];
const RECORDING = /\.(fit|tcx|gpx|json)$/;
const LONGEST_RAW_TYPE = 60;

/** Real recordings, where the folder with them is at hand (SAMPLES_DIR). */
export async function sampleNames({ samplesDir }: Simulator): Promise<string[]> {
  if (samplesDir === null) return [];
  const inFolders = FOLDERS.map(async (folder) => {
    const names = await readdir(join(samplesDir, folder)).catch(() => []);
    return names.filter((name) => RECORDING.test(name)).map((name) => `${folder}/${name}`);
  });
  return (await Promise.all(inFolders)).flat().toSorted();
}

/** False: it cannot be read. Its day becomes yesterday, for only what is new is taken. */
export async function addSample(simulator: Simulator, athleteId: string, name: string): Promise<boolean> {
  const { samplesDir, clock } = simulator;
  if (samplesDir === null || !(await sampleNames(simulator)).includes(name)) return false;
  const recorded = await readSample(join(samplesDir, name));
  const [first] = recorded;
  if (first === undefined) return false;
  const dayOf = (instant: Date) => Math.floor(instant.getTime() / DAY_MS);
  const later = (dayOf(clock.now()) - 1 - dayOf(first.start)) * DAY_MS;
  for (const activity of recorded) {
    const start = new Date(activity.start.getTime() + later);
    const recording = recordingFrom(simulator, activity, start);
    await addRecording(simulator, athleteId, { recording, hidden: false });
  }
  return true;
}

async function readSample(path: string): Promise<readonly DraftActivity[]> {
  const bytes = await readFile(path);
  if (path.endsWith(".json")) return [stravaActivity(StravaDetail.parse(parseExactly(bytes.toString())))];
  try {
    return await readRecording(bytes, () => undefined);
  } catch (error) {
    if (error instanceof Unreadable) return [];
    throw error;
  }
}

function recordingFrom({ provider }: Simulator, activity: DraftActivity, start: Date): Recording {
  const { type, rawType, metres, timerSeconds, energy, device, entry } = activity;
  const known = sportOf(provider, rawType);
  return {
    sport: type === null || isSport(known) || !isSport(type) ? known.slice(0, LONGEST_RAW_TYPE) : type,
    km: (metres ?? 0) / 1000,
    minutes: timerSeconds / 60,
    kcal: energy?.kcal ?? null,
    start,
    device: device ?? "",
    typedIn: entry === "manual",
  };
}

/** What is used of @capgo/capacitor-health 8.x: HealthKit and Health Connect behind one face. */
export type HealthPlugin = {
  isAvailable: () => Promise<{ available: boolean; reason?: string }>;
  /** What was answered with yes; on an iPhone, which never tells, what was answered at all. */
  checkAuthorization: (asked: { read: readonly string[] }) => Promise<{ readAuthorized: readonly string[] }>;
  /** Resolves whatever the person answers; Android asks again for what was refused. */
  requestAuthorization: (asked: { read: readonly string[] }) => Promise<unknown>;
  /** One page; `anchor` leads to the next, and is missing or empty on the last. */
  queryWorkouts: (asked: WorkoutQuery) => Promise<{ workouts: readonly PluginWorkout[]; anchor?: string }>;
};

type WorkoutQuery = { startDate: string; endDate: string; limit: number; anchor?: string };

type PluginWorkout = {
  platformId?: string | undefined;
  workoutType: string;
  startDate: string;
  endDate: string;
  duration?: number | undefined;
  totalEnergyBurned?: number | undefined;
  totalDistance?: number | undefined;
  sourceId?: string | undefined;
  sourceName?: string | undefined;
  metadata?: Readonly<Record<string, string>> | undefined;
};

/** The device's health app, where there is one. */
export type HealthBridge = {
  /** Asks the person for what is read; fails where there is no health app. */
  authorize: () => Promise<void>;
  readHealthRecords: (asked: { from: Date; until: Date; limit: number }) => Promise<PluginWorkout[]>;
};

/** Null in a browser, and in a shell without the plugin. */
export function healthBridge(): HealthBridge | null {
  const plugin = window.Capacitor?.Plugins?.Health;
  if (plugin === undefined) return null;
  const authorize = async () => {
    const { available, reason } = await plugin.isAvailable();
    if (!available) throw new Error(reason ?? "no health app");
    await plugin.requestAuthorization({ read: READ });
  };
  return {
    authorize,
    readHealthRecords: async ({ from, until, limit }) => {
      // A sync must not open the phone's question over and over for somebody who only keeps distances to themselves.
      const { readAuthorized } = await plugin.checkAuthorization({ read: READ });
      if (!readAuthorized.includes("workouts")) await authorize();
      const asked = { startDate: from.toISOString(), endDate: until.toISOString(), limit };
      return (await everyPage(plugin, asked)).map(withoutTheRest);
    },
  };
}

/** Sessions, distance and active energy: no more is asked for, and nothing is written. */
const READ = ["workouts", "distance", "calories"];

/** Each page asks for what is still wanted; a plugin that hands out anchors for ever is not followed for ever. */
async function everyPage(plugin: HealthPlugin, asked: WorkoutQuery): Promise<readonly PluginWorkout[]> {
  const found: PluginWorkout[] = [];
  let anchor: string | undefined;
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const limit = asked.limit - found.length;
    const read = await plugin.queryWorkouts({ ...asked, limit, ...(anchor !== undefined && { anchor }) });
    found.push(...read.workouts.slice(0, limit));
    if (found.length >= asked.limit || !read.anchor || read.anchor === anchor) break;
    ({ anchor } = read);
  }
  return found;
}

const MOST_PAGES = 20;

/** Only what the server counts with leaves the device; of the metadata, whether a person typed it. */
const withoutTheRest = ({ metadata, ...workout }: PluginWorkout): PluginWorkout => ({
  platformId: workout.platformId,
  workoutType: workout.workoutType,
  startDate: workout.startDate,
  endDate: workout.endDate,
  duration: workout.duration,
  totalEnergyBurned: workout.totalEnergyBurned,
  totalDistance: workout.totalDistance,
  sourceId: workout.sourceId,
  sourceName: workout.sourceName,
  ...whoWroteIt(metadata),
});

/**
 * HealthKit marks what somebody typed and says nothing of what was recorded: there its silence is a "no". Health Connect
 * gives no metadata, and its silence stays one.
 */
function whoWroteIt(metadata: PluginWorkout["metadata"]): Pick<PluginWorkout, "metadata"> {
  const ofHealthKit = Object.keys(metadata ?? {}).some((name) => name.startsWith("HK"));
  return ofHealthKit ? { metadata: { HKWasUserEntered: metadata?.["HKWasUserEntered"] ?? "0" } } : {};
}

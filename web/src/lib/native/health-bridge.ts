/** The used part of @capgo/capacitor-health 8.x: one API for HealthKit and Health Connect. */
export type HealthPlugin = {
  isAvailable: () => Promise<{ available: boolean; reason?: string }>;
  /** The granted permissions; on an iPhone, which never tells, those that were asked for. */
  checkAuthorization: (asked: { read: readonly string[] }) => Promise<{ readAuthorized: readonly string[] }>;
  /** Resolves whatever the person answers; Android asks again after a refusal. */
  requestAuthorization: (asked: { read: readonly string[] }) => Promise<unknown>;
  /** One page; `anchor` is the cursor of the next, missing or empty on the last. */
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

/** The device's health app. */
export type HealthBridge = {
  /** Asks for the read permissions; rejects without a health app. */
  authorize: () => Promise<void>;
  readHealthRecords: (asked: { from: Date; until: Date; limit: number }) => Promise<PluginWorkout[]>;
};

/** Null in a browser and in a shell without the plugin. */
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
      // Only `workouts` is required: a sync must not ask again each time because distance was refused.
      const { readAuthorized } = await plugin.checkAuthorization({ read: READ });
      if (!readAuthorized.includes("workouts")) await authorize();
      const asked = { startDate: from.toISOString(), endDate: until.toISOString(), limit };
      return (await everyPage(plugin, asked)).map(withoutTheRest);
    },
  };
}

/** Sessions, distance and active energy are read; nothing is written. */
const READ = ["workouts", "distance", "calories"];

/** Follows the cursor, with the remaining limit per page; bounded in case the plugin never ends. */
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

/** Only the fields the server uses leave the device; of the metadata, whether the workout was typed by hand. */
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
 * HealthKit marks only workouts typed by hand, so a missing mark means recorded. Health Connect gives no metadata, so there
 * it stays unknown.
 */
function whoWroteIt(metadata: PluginWorkout["metadata"]): Pick<PluginWorkout, "metadata"> {
  const ofHealthKit = Object.keys(metadata ?? {}).some((name) => name.startsWith("HK"));
  return ofHealthKit ? { metadata: { HKWasUserEntered: metadata?.["HKWasUserEntered"] ?? "0" } } : {};
}

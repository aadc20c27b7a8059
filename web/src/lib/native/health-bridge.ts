/** What is used of @capgo/capacitor-health 8.x: HealthKit and Health Connect behind one face. */
export type HealthPlugin = {
  isAvailable: () => Promise<{ available: boolean; reason?: string }>;
  /** Resolves whatever the person answers; asks only while something was not answered yet. */
  requestAuthorization: (asked: { read: readonly string[] }) => Promise<unknown>;
  queryWorkouts: (asked: {
    startDate: string;
    endDate: string;
    limit: number;
  }) => Promise<{ workouts: readonly PluginWorkout[] }>;
};

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
      await authorize();
      const asked = { startDate: from.toISOString(), endDate: until.toISOString(), limit };
      const { workouts } = await plugin.queryWorkouts(asked);
      return workouts.slice(0, limit).map(withoutTheRest);
    },
  };
}

/** Sessions, distance and active energy: no more is asked for, and nothing is written. */
const READ = ["workouts", "distance", "calories"];

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
  ...(metadata?.["HKWasUserEntered"] !== undefined && {
    metadata: { HKWasUserEntered: metadata["HKWasUserEntered"] },
  }),
});

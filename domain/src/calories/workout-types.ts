/** The product's kinds of sport (specification §3.7). */
export type WorkoutTypeId = (typeof WORKOUT_TYPES)[number]["id"];

/** What a person types: km and minutes (calories are then computed) or the calories themselves. */
export type EntryMode = "distance" | "calories";

/**
 * THE table of workout types: a new one is a new row here (and a label in `words`, which then does not compile). `aliases`
 * are the names that devices and providers use (workouts §3.5: Strava, Garmin, cordova, capgo, FIT, HealthKit), compared
 * without case, dots, dashes, underscores and spaces. `sources` says how the type may be chosen: `custom` is offered in the
 * form only, and also used for a device's unknown types. `metabolicEquivalent` is the 2024 Compendium's value, for
 * recordings with nothing but a duration (workouts §4.4; null: ask the person).
 */
export const WORKOUT_TYPES = [
  { id: "custom", entry: "calories", sources: ["manual"], metabolicEquivalent: null, aliases: [] },
  {
    id: "running",
    entry: "distance",
    sources: ["manual", "automatic"],
    metabolicEquivalent: 7.5,
    aliases: [
      "interval_training.high_intensity",
      "highIntensityIntervalTraining",
      "HIIT",
      "Run",
      "TrailRun",
      "VirtualRun",
      "running.treadmill",
      "runningTreadmill",
      "INDOOR_RUNNING",
      "STREET_RUNNING",
      "TRACK_RUNNING",
      "TRAIL_RUNNING",
      "TREADMILL_RUNNING",
      "treadmill",
      "ULTRA_RUN",
      "VIRTUAL_RUN",
      "OBSTACLE_RUN",
    ],
  },
  {
    id: "walking",
    entry: "distance",
    sources: ["manual", "automatic"],
    metabolicEquivalent: 3.8,
    aliases: ["Walk", "Hike", "hiking", "CASUAL_WALKING", "SPEED_WALKING", "RUCKING"],
  },
  {
    id: "swimming",
    entry: "calories",
    sources: ["manual", "automatic"],
    metabolicEquivalent: 6,
    aliases: [
      "Swim",
      "LAP_SWIMMING",
      "OPEN_WATER_SWIMMING",
      "swimming.pool",
      "swimming.open_water",
      "swimmingPool",
      "swimmingOpenWater",
    ],
  },
  {
    id: "biking",
    entry: "calories",
    sources: ["manual", "automatic"],
    metabolicEquivalent: 7,
    aliases: [
      "Ride",
      "MountainBikeRide",
      "GravelRide",
      "VirtualRide",
      "EBikeRide",
      "EMountainBikeRide",
      "Velomobile",
      "Handcycle",
      "biking.stationary",
      "bikingStationary",
      "eBiking",

      "CYCLING",
      "BMX",
      "CYCLOCROSS",
      "DOWNHILL_BIKING",
      "E_BIKE_FITNESS",
      "E_BIKE_MOUNTAIN",
      "E_ENDURO_MTB",
      "ENDURO_MTB",
      "GRAVEL_CYCLING",
      "HAND_CYCLING",
      "INDOOR_CYCLING",
      "INDOOR_HAND_CYCLING",
      "MOUNTAIN_BIKING",
      "RECUMBENT_CYCLING",
      "spin",
      "ROAD_BIKING",
      "TRACK_CYCLING",
      "VIRTUAL_RIDE",
    ],
  },
  {
    id: "football",
    entry: "calories",
    sources: ["manual", "automatic"],
    metabolicEquivalent: 7,
    aliases: ["soccer", "football.soccer", "football.scoccer"],
  },
  {
    id: "strength",
    entry: "calories",
    sources: ["manual", "automatic"],
    metabolicEquivalent: 3.5,
    aliases: [
      "WeightTraining",
      "weightlifting",
      "strength_training",
      "strength_training.functional",
      "strengthTraining",
      "functionalStrengthTraining",
      "traditionalStrengthTraining",
      "core_training",
      "crossfit",
    ],
  },
] as const satisfies readonly WorkoutTypeRow[];

/** The type of a name of ours, a device or a provider; unknown names are `custom`, shown as Other (specification §3.7). */
export function workoutTypeOf(name: string): WorkoutTypeId {
  return TYPE_BY_NAME.get(plain(name)) ?? "custom";
}

/**
 * The metabolic equivalent, by the source's own name where that is more specific than the type, or by what stands before its
 * closer name ("hiking/trail"); null: unknown.
 */
export function metabolicEquivalentOf(type: WorkoutTypeId, rawType: string): number | null {
  const [sport = ""] = rawType.split("/");
  const named = EQUIVALENT_BY_NAME.get(plain(rawType)) ?? EQUIVALENT_BY_NAME.get(plain(sport));
  return named ?? EQUIVALENT_BY_TYPE.get(type) ?? null;
}

/** How a workout of this type is typed in. */
export function entryModeOf(type: WorkoutTypeId): EntryMode {
  return ENTRY_BY_TYPE.get(type) ?? "calories";
}

interface WorkoutTypeRow {
  readonly id: string;
  readonly entry: EntryMode;
  readonly sources: readonly ("manual" | "automatic")[];
  readonly metabolicEquivalent: number | null;
  readonly aliases: readonly string[];
}

/** Apple's export writes every sport with the same long prefix. */
const HEALTHKIT_PREFIX = /^hkworkoutactivitytype/;

const TYPE_BY_NAME: ReadonlyMap<string, WorkoutTypeId> = new Map(
  WORKOUT_TYPES.flatMap(({ id, aliases }) => [id, ...aliases].map((name) => [plain(name), id] as const)),
);

/** Harder than the rest of its type. */
const EQUIVALENT_BY_NAME: ReadonlyMap<string, number> = new Map([
  ["hike", 6],
  ["hiking", 6],
]);

const EQUIVALENT_BY_TYPE: ReadonlyMap<WorkoutTypeId, number | null> = new Map(
  WORKOUT_TYPES.map(({ id, metabolicEquivalent }) => [id, metabolicEquivalent]),
);

const ENTRY_BY_TYPE: ReadonlyMap<WorkoutTypeId, EntryMode> = new Map(
  WORKOUT_TYPES.map(({ id, entry }) => [id, entry]),
);

function plain(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, "")
    .replace(HEALTHKIT_PREFIX, "");
}

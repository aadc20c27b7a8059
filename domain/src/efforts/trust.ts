import { type Activity, SYNCED_TIERS, type TrustTier } from "./activity.ts";

/** How far a recording is trusted (workouts §3.4). A typed one is manual, in whatever app it was typed. */
export function trustOf({ source, entry, bundle }: Pick<Activity, "source" | "entry" | "bundle">): TrustTier {
  if (entry === "manual") return "manual";
  // What a provider flagged, or received as an upload, is trusted like a file.
  if (source === "strava" || source === "garmin") return entry === "recorded" ? "provider" : "file";
  if (source === "file") return "file";
  // A health store marks some typed records as unknown as well.
  return entry === "recorded" && bundle !== null && isKnownRecorder(bundle) ? "device" : "device_unknown";
}

/** Whether pledges for synced workouts only pay for this tier. */
export const isSynced = (tier: TrustTier): boolean => SYNCED.has(tier);

const SYNCED: ReadonlySet<TrustTier> = new Set(SYNCED_TIERS);

/** The id of our app in the stores. */
export const OWN_BUNDLE = "org.kalivo.app";

/** The product only reads, so a record in its own name is forged. */
export const writtenByUs = ({ bundle }: Pick<Activity, "bundle">): boolean =>
  bundle !== null && bundle.toLowerCase() === OWN_BUNDLE;

/** An Apple watch or phone is `com.apple.health.` and its own id; `com.apple.Health` is the app for typing. */
const APPLE_DEVICE = "com.apple.health.";

function isKnownRecorder(bundle: string): boolean {
  const name = bundle.toLowerCase();
  return name.startsWith(APPLE_DEVICE) || KNOWN_RECORDERS.has(name);
}

/**
 * Apps that record with a device of their own or with the phone's sensors, in lower case, as HealthKit and Health Connect
 * name them. Not Google Fit: it passes typed workouts on without marking them.
 */
const KNOWN_RECORDERS: ReadonlySet<string> = new Set([
  "com.garmin.connect.mobile",
  "com.garmin.android.apps.connectmobile",
  "com.strava.stravaride",
  "com.strava",
  "com.sec.android.app.shealth",
  "com.fitbit.fitbitmobile",
  "fi.polar.polarflow",
  "com.stt.android.suunto",
  "com.coros.coros",
  "com.yf.smart.coros.dist",
  "com.wahoofitness.fisicafitness",
  "com.wahoofitness.fitness",
  "com.zwift.zwift",
  "com.zwift.zwiftgame",
  "com.huami.watch.hmwatchmanager",
  "com.xiaomi.wearable",
  "com.ouraring.oura",
  "com.withings.wiscaleng",
  "com.withings.wiscale2",
]);

import { createHash, randomBytes } from "node:crypto";
import type { Provider } from "@kalivo/domain/health-source.ts";
import type { Queryable } from "@kalivo/server/db/client.ts";
import { insertAthlete, scopesOf, type Athlete } from "../accounts/accounts.queries.ts";
import { recordEvent, stravaActivityEvent, garminPush } from "../events/events.ts";
import type { Simulator } from "../simulator.ts";
import { demoRecordings } from "./demo-activities.ts";
import { deleteActivity, findActivity, putActivity, type StoredActivity } from "./feed.queries.ts";
import { documentOf, recordingOf, type Recording } from "./recording.ts";

/** Signs somebody in by name. A new account has done something lately already, so that connecting shows something. */
export async function signIn({ db, provider, clock }: Simulator, name: string): Promise<Athlete> {
  const now = clock.now();
  const athlete = { id: athleteIdOf(provider, name), name };
  return db.transaction().execute(async (tx) => {
    const isNew = await insertAthlete(tx, provider, athlete, now);
    for (const recording of isNew ? demoRecordings(provider, name, now) : [])
      await put(tx, provider, athlete.id, newActivityId(), { recording, hidden: false });
    return athlete;
  });
}

/** Deterministic, so that a demo which begins anew knows its people again. */
function athleteIdOf(provider: Provider, name: string): string {
  const hash = createHash("sha256").update(`${provider} athlete ${name}`);
  return provider === "strava"
    ? String(Number.parseInt(hash.digest("hex").slice(0, 11), 16) % 900_000_000) // as many digits as theirs have
    : hash.digest("hex").slice(0, 32);
}

/** Above 2^53 on purpose: that is what Strava's documents show. */
const newActivityId = () => String(10n ** 18n + (randomBytes(8).readBigUInt64BE() >> 3n));

type Told = { recording: Recording; hidden: boolean };

const put = (db: Queryable, provider: Provider, athleteId: string, id: string, { recording, hidden }: Told) =>
  putActivity(db, provider, {
    id,
    athlete_id: athleteId,
    document: documentOf(provider, { id, athleteId }, recording),
    start_at: recording.start,
    hidden,
  });

/** Somebody has done something. */
export async function addRecording(simulator: Simulator, athleteId: string, told: Told): Promise<string> {
  const id = newActivityId();
  await simulator.db.transaction().execute(async (tx) => {
    await put(tx, simulator.provider, athleteId, id, told);
    const activity = await findActivity(tx, simulator.provider, id);
    if (activity !== null) await tell(simulator, tx, activity, "create");
  });
  return id;
}

/**
 * Somebody edited it. Strava tells only of another title, sport or visibility (workouts §1.3): other
 * changes are found by reading again. Garmin pushes it anew.
 */
export async function changeRecording(simulator: Simulator, id: string, told: Told): Promise<void> {
  const { db, provider } = simulator;
  await db.transaction().execute(async (tx) => {
    const before = await findActivity(tx, provider, id);
    if (before === null) return;
    await put(tx, provider, before.athlete_id, id, told);
    const after = await findActivity(tx, provider, id);
    const sameSport = recordingOf(provider, before.document).sport === told.recording.sport;
    const quiet = provider === "strava" && sameSport && before.hidden === told.hidden;
    if (after !== null && !quiet) await tell(simulator, tx, after, "update");
  });
}

/** Strava tells of it, Garmin does not. */
export async function removeActivity(simulator: Simulator, id: string): Promise<void> {
  const { db, provider } = simulator;
  await db.transaction().execute(async (tx) => {
    const activity = await findActivity(tx, provider, id);
    if (activity === null) return;
    await deleteActivity(tx, provider, id);
    if (provider === "strava") await tell(simulator, tx, activity, "delete");
  });
}

/** Only of people who allow it, and of what they allow. */
async function tell(
  simulator: Simulator,
  tx: Queryable,
  activity: StoredActivity,
  change: "create" | "update" | "delete",
): Promise<void> {
  const scopes = await scopesOf(tx, simulator.provider, activity.athlete_id);
  if (scopes === null) return;
  if (simulator.provider === "strava") {
    if (activity.hidden && !scopes.includes("activity:read_all")) return;
    await recordEvent(simulator, tx, stravaActivityEvent(simulator, activity, change));
  } else if (scopes.includes("ACTIVITY_EXPORT")) {
    const key = change === "create" ? "activities" : "manuallyUpdatedActivities";
    await recordEvent(simulator, tx, garminPush(key, [activity.document]));
  }
}

import type { Provider } from "@kalivo/domain/health-source.ts";
import { RAW_PAYLOAD_DAYS } from "@kalivo/domain/limits.ts";
import type { ActivitySource, FetchedActivity } from "#server/adapters/health/port.ts";
import type { Services } from "#server/services.ts";
import { lockForArranging } from "../../workouts/intake/locks.queries.ts";
import { dropActivity, takeActivities } from "../../workouts/intake/take-activities.ts";
import { isConnected, noteEvent, type Whose } from "../connections/connections.queries.ts";
import { noteBeforeAccount } from "../integrations.queries.ts";
import { hashedId, hashedIds } from "./hashed-id.ts";
import { deleteRawPayload, saveRawPayload } from "./recordings.queries.ts";
import { sealRawPayload } from "./raw-payload.ts";

type Needs = Pick<Services, "db" | "clock" | "secretKeys">;

const DAY_MS = 86_400_000;

/**
 * Stores recordings a provider sent of a person, and its raw data, sealed, for as long as its terms allow. Stores nothing
 * for a person who disconnected meanwhile. `toldAt`: of a message that carries the recording itself.
 */
export async function keepRecordings(
  { db, clock, secretKeys }: Needs,
  { id: provider, capabilities }: ActivitySource,
  { userId, toldAt }: { userId: number; toldAt?: Date },
  recordings: readonly FetchedActivity[],
): Promise<void> {
  const now = clock.now();
  const days = Math.min(capabilities.rawDays ?? RAW_PAYLOAD_DAYS, RAW_PAYLOAD_DAYS);
  const expiresAt = new Date(now.getTime() + days * DAY_MS);
  const hashes = hashedIds(secretKeys, provider);
  await db.transaction().execute(async (tx) => {
    await lockForArranging(tx, userId); // the same lock as when a connection ends
    if (!(await isConnected(tx, { userId, provider }))) return;
    const activities = recordings.map(({ activity }) => activity);
    const taken = await takeActivities(tx, {
      userId,
      activities,
      now,
      hashedIds: hashes,
      ...(toldAt === undefined ? {} : { toldAt }),
    });
    const early = recordings.flatMap(({ activity }, index) =>
      taken[index]?.notTaken === "before_account" ? [activity.id] : [],
    );
    if (early.length > 0)
      await noteBeforeAccount(tx, { userId, provider }, early.map(hashedId(secretKeys, provider)));
    for (const [index, { activity, raw }] of recordings.entries()) {
      const { workoutId = null, outcome = "not_taken" } = taken[index] ?? {};
      if (workoutId === null || outcome === "same") continue;
      const recording = { userId, provider, activityId: activity.id };
      const sealed = sealRawPayload(secretKeys, recording, raw);
      await saveRawPayload(tx, { ...recording, sealed, expiresAt });
    }
    await noteEvent(tx, { userId, provider }, now);
  });
}

/** Follows a deletion at the provider. */
export async function dropRecording(
  { db, clock, secretKeys }: Needs,
  { userId, provider }: Whose & { provider: Provider },
  id: string,
): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    const hashes = hashedIds(secretKeys, provider);
    await dropActivity(tx, { userId, source: provider, id, now, hashedIds: hashes });
    await deleteRawPayload(tx, { userId, provider, activityId: id });
    await noteEvent(tx, { userId, provider }, now);
  });
}

import { openRawPayload } from "../../integrations/recordings/raw-payload.ts";
import { readRawPayloads } from "../../integrations/recordings/recordings.queries.ts";
import type { PageQuery } from "../table.ts";

/** A provider's raw data of each workout, while its terms allow storing it. Null: its key is no longer available. */
export const recordings =
  (secretKeys: readonly string[]): PageQuery =>
  async (db, { userId, after, limit }) => {
    const kept = await readRawPayloads(db, { userId, afterWorkout: after, limit });
    return kept.map(({ workoutId, provider, activityId, sealed, expiresAt }) => ({
      key: workoutId,
      workout_id: workoutId,
      provider,
      said: openRawPayload(secretKeys, { userId, provider, activityId }, sealed),
      kept_until: expiresAt,
    }));
  };

import { openRawPayload } from "../../integrations/recordings/raw-payload.ts";
import { readRawPayloads } from "../../integrations/recordings/recordings.queries.ts";
import type { PageQuery } from "../table.ts";

/** What a provider said of each workout, word for word, while we may keep it. Sealed with a key that is gone: null. */
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

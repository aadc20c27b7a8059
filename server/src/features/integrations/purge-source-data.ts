import { STRAVA_DATA_DAYS, WEBHOOK_FAILURE_DAYS } from "@kalivo/domain/limits.ts";
import type { Services } from "../../services.ts";
import { DECIDED_DAYS } from "../workouts/intake/arrange-workouts.ts";
import { stripWorkouts, tellingSince } from "../workouts/sources.queries.ts";
import { deleteExpiredPayloads } from "./recordings/recordings.queries.ts";
import { withoutProviderIds } from "./recordings/without-provider-ids.ts";
import { deleteFailedBefore, deleteProcessedBefore } from "./integrations.queries.ts";

const DAY_MS = 86_400_000;
const AT_ONCE = 500;

/** Due step: deletes on time the data that the providers' terms let us keep only for a while (workouts §1.5). */
export async function purgeSourceData({ db, clock, secretKeys }: Services): Promise<void> {
  const now = clock.now();
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await deleteExpiredPayloads(db, now);
  await deleteProcessedBefore(db, daysAgo(STRAVA_DATA_DAYS));
  await deleteFailedBefore(db, daysAgo(WEBHOOK_FAILURE_DAYS));
  let found: number;
  do {
    found = await db.transaction().execute(async (tx) => {
      const telling = await tellingSince(tx, {
        before: daysAgo(STRAVA_DATA_DAYS),
        decidedFrom: daysAgo(DECIDED_DAYS),
        limit: AT_ONCE,
      });
      await stripWorkouts(tx, withoutProviderIds(secretKeys, "strava", telling));
      return telling.length;
    });
  } while (found === AT_ONCE);
}

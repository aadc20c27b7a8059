import { isProvider, type HealthSource, type Provider } from "@kalivo/domain/health-source.ts";
import type { ActivitySources } from "../../adapters/health/port.ts";
import type { Db } from "../../db/client.ts";
import { refusal, type Refused } from "../../http/refusal.ts";
import { updateUser } from "./queries.ts";

/** Chooses where the person's workouts come from; what came from another source before stays (health-sources §5.3). */
export async function setActiveSource(
  { db, activitySources }: { db: Db; activitySources: ActivitySources },
  userId: number,
  source: HealthSource,
): Promise<Refused | null> {
  // Nobody has connected a provider yet: what comes back from one does that (health-sources §6).
  if (isProvider(source)) {
    return refusal(
      409,
      activitySources[source] === undefined
        ? `${NAMES[source]} can't be connected yet.`
        : `Connect ${NAMES[source]} first.`,
    );
  }
  await updateUser(db, userId, { active_source: source });
  return null;
}

const NAMES: Readonly<Record<Provider, string>> = { strava: "Strava", garmin: "Garmin Connect" };

import { PROVIDER_NAMES, isProvider, type HealthSource } from "@kalivo/domain/health-source.ts";
import type { ActivitySources } from "../../adapters/health/port.ts";
import type { Db } from "../../db/client.ts";
import { notifyJobs } from "../../db/notify-jobs.ts";
import { refusal, type Refused } from "../../http/refusal.ts";
import { isConnected } from "../integrations/connections/connections.queries.ts";
import { updateUser } from "../people/people.queries.ts";

/** Chooses where the person's workouts come from; workouts from the earlier source stay (workouts §5.3). */
export async function setActiveSource(
  { db, activitySources }: { db: Db; activitySources: ActivitySources },
  userId: number,
  source: HealthSource,
): Promise<Refused | null> {
  if (isProvider(source) && !(await isConnected(db, { userId, provider: source }))) {
    const name = PROVIDER_NAMES[source];
    return activitySources[source] === undefined
      ? refusal(409, (say) => say.sources.notYet(name))
      : refusal(409, (say) => say.sources.connectFirst(name));
  }
  await updateUser(db, userId, { active_source: source });
  if (isProvider(source)) await notifyJobs(db, "active source");
  return null;
}

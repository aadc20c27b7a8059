import type { SourceConnection } from "@kalivo/contract/routes/own/integration/list-connections.ts";
import { PROVIDERS, type Provider } from "@kalivo/domain/health-source.ts";
import type { Services } from "#server/services.ts";
import { missingPermissions } from "./missing-permissions.ts";
import { connectionStates } from "./connections.queries.ts";

/** As their brand guidelines ask (workouts §1.5, §2.4). */
const ATTRIBUTIONS: Readonly<Record<Provider, string>> = {
  strava: "Powered by Strava",
  garmin: "Insights derived in part from Garmin device-sourced data.",
};

export async function connectionsOf(
  { db, activitySources }: Pick<Services, "db" | "activitySources">,
  userId: number,
): Promise<SourceConnection[]> {
  const states = await connectionStates(db, userId, PROVIDERS);
  return states.map(
    ({ provider, status, connected_at, last_event_at, shares, allowed, scopes, before_account }) => ({
      provider,
      connectable: activitySources[provider] !== undefined,
      allowed,
      status: status ?? "none",
      missing: scopes === null ? [] : missingPermissions(provider, scopes),
      before_account,
      connected_at: connected_at?.toISOString() ?? null,
      shares,
      last_event_at: last_event_at?.toISOString() ?? null,
      attribution: ATTRIBUTIONS[provider],
    }),
  );
}

import type { SourceConnection } from "@kalivo/contract/routes/own/integration/list-connections.ts";
import { PROVIDERS, type Provider } from "@kalivo/domain/health-source.ts";
import type { Services } from "../../../services.ts";
import { connectionStates } from "./queries.ts";

/** As their brand guidelines ask (health-sources §1.5, §2.4). */
const ATTRIBUTIONS: Readonly<Record<Provider, string>> = {
  strava: "Powered by Strava",
  garmin: "Insights derived in part from Garmin device-sourced data.",
};

export async function connectionsOf(
  { db, activitySources }: Pick<Services, "db" | "activitySources">,
  userId: number,
): Promise<SourceConnection[]> {
  const states = await connectionStates(db, userId, PROVIDERS);
  return states.map(({ provider, status, connected_at, last_event_at, shares, allowed }) => ({
    provider,
    connectable: activitySources[provider] !== undefined,
    allowed,
    status: status ?? "none",
    connected_at: connected_at?.toISOString() ?? null,
    shares,
    last_event_at: last_event_at?.toISOString() ?? null,
    attribution: ATTRIBUTIONS[provider],
  }));
}

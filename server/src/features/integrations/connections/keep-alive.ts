import type { Provider } from "@kalivo/domain/health-source.ts";
import { SourceError } from "#server/adapters/health/port.ts";
import { ProviderPaused } from "../ask-provider.ts";
import { findIdleConnections } from "./connections.queries.ts";
import { breakConnection, usableTokens, type Asking } from "./tokens.ts";

const DAY_MS = 86_400_000;
/** Garmin's refresh token expires 90 days after it was issued (workouts §2.2); Strava's lives until it is used. */
const RENEW_AFTER_DAYS: Readonly<Partial<Record<Provider, number>>> = { garmin: 30 };
const AT_ONCE = 100;

/**
 * Due step: a provider that pushes everything is never called, so its tokens would expire, and the connection could neither
 * be repaired nor ended. They are renewed before that. A connection whose tokens the provider refuses is marked as broken.
 */
export async function keepConnectionsAlive(services: Asking): Promise<void> {
  const { db, clock, log, activitySources } = services;
  for (const [provider, days] of Object.entries(RENEW_AFTER_DAYS)) {
    const source = Object.values(activitySources).find(({ id }) => id === provider);
    if (source === undefined) continue;
    const expiredBefore = new Date(clock.now().getTime() - days * DAY_MS);
    for (const whose of await findIdleConnections(db, source.id, expiredBefore, AT_ONCE)) {
      try {
        const usable = await usableTokens(services, source, whose, true);
        if (!usable.ok && usable.refusal.kind === "refused")
          await breakConnection(services, { ...whose, connectedAt: usable.refusal.connectedAt });
      } catch (error) {
        if (error instanceof ProviderPaused) return;
        if (!(error instanceof SourceError)) throw error;
        log.warn({ err: error, provider, user: whose.userId }, "a connection could not be kept alive");
      }
    }
  }
}

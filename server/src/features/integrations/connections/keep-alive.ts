import type { Provider } from "@kalivo/domain/health-source.ts";
import { SourceError } from "#server/adapters/health/port.ts";
import { ProviderPaused } from "../ask-provider.ts";
import { findIdleConnections } from "./connections.queries.ts";
import { breakConnection, usableTokens, type Asking } from "./tokens.ts";

const DAY_MS = 86_400_000;
/** Garmin's refresh token dies 90 days after it was given (workouts §2.2); Strava's lives until it is used. */
const RENEW_AFTER_DAYS: Readonly<Partial<Record<Provider, number>>> = { garmin: 30 };
const AT_ONCE = 100;

/**
 * Due step: a provider that tells us everything by itself is never asked for a new pair of tokens, and without one the
 * connection could neither be mended nor ended. So it is renewed before it is too late. Those that a provider refuses are
 * said to be broken, as anywhere else.
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

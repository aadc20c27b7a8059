import { PROVIDERS } from "@kalivo/domain/health-source.ts";
import { SourceError, type ActivitySource, type TokenSet } from "#server/adapters/health/port.ts";
import type { Queryable } from "#server/db/client.ts";
import type { Services } from "#server/services.ts";
import { openTokens, orNull, sealTokens, type Asking } from "../connections/tokens.ts";
import { askProvider, ProviderPaused } from "../ask-provider.ts";
import {
  deleteRevocation,
  lockDueRevocation,
  tryRevocationAgain,
  type Revocation,
} from "./revocations.queries.ts";

const FIRST_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 6 * 3_600_000;
/** Longer than any token lives without being renewed. */
const GIVE_UP_MS = 90 * 86_400_000;

/**
 * Due step: revokes ended connections at their providers. A revocation whose success was not stored is repeated, which is
 * harmless.
 */
export async function sendRevocations(services: Services): Promise<void> {
  for (const provider of PROVIDERS) {
    const source = services.activitySources[provider];
    if (source === undefined) continue;
    while (
      !services.stopping.aborted &&
      (await services.db.transaction().execute((tx) => sendNext(services, tx, source)))
    );
  }
}

/** True when there may be more. */
async function sendNext(services: Asking, tx: Queryable, source: ActivitySource): Promise<boolean> {
  const now = services.clock.now();
  const revocation = await lockDueRevocation(tx, source.id, now);
  if (revocation === null) return false;
  const left = await revoke({ ...services, db: tx }, source, revocation);
  const tooOld = now.getTime() - revocation.askedAt.getTime() > GIVE_UP_MS;
  if (left === null || tooOld) await deleteRevocation(tx, revocation.id);
  else await tryRevocationAgain(tx, left.revocation, left.at);
  return true;
}

type Left = { revocation: Revocation; at: Date };

/** Null when it is revoked. Tokens renewed on the way are kept for the next try. */
async function revoke(
  services: Omit<Asking, "db"> & { db: Queryable },
  source: ActivitySource,
  revocation: Revocation,
): Promise<Left | null> {
  const { clock, secretKeys, log } = services;
  const kept = openTokens(secretKeys, { ...revocation, expiresAt: clock.now() });
  if (kept === null) return null;
  const left = { ...revocation, tries: revocation.tries + 1 };
  const end = (tokens: TokenSet) =>
    askProvider(services, source.id, async () => {
      await source.revoke(tokens);
      return true;
    });
  try {
    if ((await orNull(end(kept))) !== null) return null;
    const tokens = await askProvider(services, source.id, () => source.refresh(kept));
    left.tokensSealed = sealTokens(secretKeys, revocation, tokens);
    await end(tokens);
    return null;
  } catch (error) {
    if (error instanceof ProviderPaused)
      return { revocation: { ...left, tries: revocation.tries }, at: error.until };
    if (!(error instanceof SourceError)) throw error;
    if (error.problem.kind === "needs_reconnect") return null;
    log.warn({ err: error, provider: source.id, tries: left.tries }, "a connection could not be ended");
    const wait = Math.min(FIRST_WAIT_MS * 2 ** revocation.tries, LONGEST_WAIT_MS);
    return { revocation: left, at: new Date(clock.now().getTime() + wait) };
  }
}

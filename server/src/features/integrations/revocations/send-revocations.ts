import { PROVIDERS } from "@kalivo/domain/health-source.ts";
import { SourceError, type ActivitySource, type TokenSet } from "#server/adapters/health/port.ts";
import { whileHeld } from "#server/concurrency/lease.ts";
import type { Services } from "#server/services.ts";
import { openTokens, orNull, sealTokens, type Asking } from "../connections/tokens.ts";
import { askProvider, ProviderPaused } from "../ask-provider.ts";
import {
  claimRevocation,
  deleteRevocation,
  keepRenewed,
  renewRevocation,
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
    while (!services.stopping.aborted && (await sendNext(services, source)));
  }
}

/** True when there may be more. */
async function sendNext(services: Asking, source: ActivitySource): Promise<boolean> {
  const { db, clock, log } = services;
  const now = clock.now();
  const revocation = await claimRevocation(db, source.id, now);
  if (revocation === null) return false;
  const { id, askedAt } = revocation;
  const again = await whileHeld(
    () => renewRevocation(db, revocation),
    () => revoke(services, source, revocation),
  );
  const tooOld = now.getTime() - askedAt.getTime() > GIVE_UP_MS;
  const stillOurs =
    again === null || tooOld
      ? await deleteRevocation(db, revocation)
      : await tryRevocationAgain(db, revocation, again);
  if (!stillOurs)
    log.warn(
      { revocation: id },
      "the end of a connection is no longer this worker's: nothing of it was changed",
    );
  return true;
}

type Again = { tries: number; at: Date };

/** Null when it is revoked, or no longer to be. */
async function revoke(
  services: Asking,
  source: ActivitySource,
  revocation: Revocation,
): Promise<Again | null> {
  const { db, clock, secretKeys, log } = services;
  const { id, tries } = revocation;
  const kept = openTokens(secretKeys, { ...revocation, expiresAt: clock.now() });
  if (kept === null) return null;
  const end = (tokens: TokenSet) =>
    askProvider(services, source.id, async () => {
      await source.revoke(tokens);
      return true;
    });
  try {
    if ((await orNull(end(kept))) !== null) return null;
    const tokens = await askProvider(services, source.id, () => source.refresh(kept));
    if (await keepRenewed(db, id, sealTokens(secretKeys, revocation, tokens))) await end(tokens);
    return null;
  } catch (error) {
    if (error instanceof ProviderPaused) return { tries, at: error.until };
    if (!(error instanceof SourceError)) throw error;
    if (error.problem.kind === "needs_reconnect") return null;
    log.warn({ err: error, provider: source.id, tries: tries + 1 }, "a connection could not be ended");
    const wait = Math.min(FIRST_WAIT_MS * 2 ** tries, LONGEST_WAIT_MS);
    return { tries: tries + 1, at: new Date(clock.now().getTime() + wait) };
  }
}

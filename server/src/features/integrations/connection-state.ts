import { createHash } from "node:crypto";
import type { Provider } from "@kalivo/domain/health-source.ts";
import { CONNECT_MINUTES } from "@kalivo/domain/limits.ts";
import { hashToken } from "../../http/session.ts";
import { sameBytes } from "../../crypto/signed-token.ts";
import { openSecret, sealSecret } from "../../crypto/sealed-secret.ts";
import type { Services } from "../../services.ts";
import { randomToken } from "../auth/random-token.ts";
import { insertState, useState } from "./integrations.queries.ts";

type Kept = Pick<Services, "db" | "secretKeys">;

/**
 * Begins to connect a provider: a random state (stored hashed) and the challenge of a random verifier (stored sealed). The
 * state stands for the person in a browser without a token of ours, so it is valid once, for 10 minutes. `browser` is set as
 * a cookie in the browser that begins: a victim who is only sent the provider's page comes back without it.
 */
export async function beginConnection(
  { db, secretKeys }: Kept,
  { userId, sessionId, provider }: { userId: number; sessionId: number; provider: Provider },
  now: Date,
): Promise<{ state: string; challenge: string; browser: string }> {
  const [state, verifier, browser] = [randomToken(), randomToken(), randomToken()];
  const verifierSealed = sealSecret(secretKeys, { userId, provider, kind: VERIFIER }, verifier);
  const [stateHash, browserHash] = [hashToken(state), hashToken(browser)];
  await insertState(db, { stateHash, userId, sessionId, provider, verifierSealed, browserHash }, now);
  return { state, challenge: challengeOf(verifier), browser };
}

/** `sameBrowser`: it returned to the browser that began it. */
export type Redeemed = { userId: number; verifier: string; sameBrowser: boolean };

/**
 * The person who began it, and the verifier of the challenge; null for a state that is unknown, used, expired, another
 * provider's, or of a sign-in that has ended.
 */
export async function redeemState(
  { db, secretKeys }: Kept,
  { state, provider, browser }: { state: string; provider: Provider; browser: string | null },
  now: Date,
): Promise<Redeemed | null> {
  const asked = { stateHash: hashToken(state), provider, begunAfter: oldest(now) };
  const used = await useState(db, asked, now);
  if (used === null) return null;
  const owner = { userId: used.user_id, provider, kind: VERIFIER };
  const verifier = openSecret(secretKeys, owner, used.verifier_sealed);
  const sameBrowser =
    browser !== null && used.browser_hash !== null && sameBytes(used.browser_hash, hashToken(browser));
  return verifier === null ? null : { userId: used.user_id, verifier, sameBrowser };
}

/** RFC 7636, S256. */
export const challengeOf = (verifier: string): string =>
  createHash("sha256").update(verifier).digest("base64url");

const VERIFIER = "verifier";

/** Connections begun before this have expired. */
export const oldest = (now: Date) => new Date(now.getTime() - CONNECT_MINUTES * 60_000);

import { createHash } from "node:crypto";
import type { Provider } from "@kalivo/domain/health-source.ts";
import { newToken, type Simulator } from "../simulator.ts";
import {
  authorizationByToken,
  insertCode,
  putAuthorization,
  useCode,
  type Authorization,
} from "./accounts.queries.ts";

const HOUR_MS = 3_600_000;
const CODE_MS = 10 * 60_000;

/** How long tokens live (workouts §1.2, §2.2). */
const LIVES = {
  strava: { access: 6 * HOUR_MS, refresh: null, sameUntilLast: HOUR_MS },
  garmin: { access: 24 * HOUR_MS, refresh: 90 * 24 * HOUR_MS, sameUntilLast: null },
} as const satisfies Record<
  Provider,
  { access: number; refresh: number | null; sameUntilLast: number | null }
>;

type Allowed = { athleteId: string; scopes: string[]; redirectUri: string; challenge: string | null };

/** What goes back with the browser once somebody has agreed. */
export async function issueCode({ db, provider, clock }: Simulator, allowed: Allowed): Promise<string> {
  const code = newToken();
  await insertCode(db, provider, {
    code,
    athlete_id: allowed.athleteId,
    scopes: allowed.scopes,
    redirect_uri: allowed.redirectUri,
    challenge: allowed.challenge,
    created_at: clock.now(),
  });
  return code;
}

/** Tokens for a code of ours, once, within 10 minutes, for whoever knows the verifier behind its challenge. */
export async function redeemCode(
  simulator: Simulator,
  { code, verifier, redirectUri }: { code: string; verifier: string; redirectUri: string | null },
): Promise<Authorization | null> {
  const { db, provider, clock } = simulator;
  const now = clock.now();
  const used = await useCode(db, provider, code, now);
  if (used === null || now.getTime() - used.created_at.getTime() > CODE_MS) return null;
  if (redirectUri !== null && redirectUri !== used.redirect_uri) return null;
  if (used.challenge !== null && used.challenge !== challengeOf(verifier)) return null;
  const authorization = newPair(provider, { athlete_id: used.athlete_id, scopes: used.scopes }, now);
  await putAuthorization(db, provider, authorization);
  return authorization;
}

/** RFC 7636, S256. */
const challengeOf = (verifier: string) => createHash("sha256").update(verifier).digest("base64url");

/**
 * A new pair, and the old one is good no more. Strava gives the same one again while its access token has more than
 * an hour left.
 */
export async function refreshPair(
  { db, provider, clock }: Simulator,
  refreshToken: string,
): Promise<Authorization | null> {
  const now = clock.now();
  const { sameUntilLast } = LIVES[provider];
  return db.transaction().execute(async (tx) => {
    const old = await authorizationByToken(tx, provider, "refresh_token", refreshToken);
    if (old === null || (old.refresh_expires_at !== null && old.refresh_expires_at <= now)) return null;
    if (sameUntilLast !== null && old.access_expires_at.getTime() - now.getTime() > sameUntilLast) return old;
    const pair = newPair(provider, old, now);
    await putAuthorization(tx, provider, pair);
    return pair;
  });
}

function newPair(
  provider: Provider,
  { athlete_id, scopes }: Pick<Authorization, "athlete_id" | "scopes">,
  now: Date,
): Authorization {
  const { access, refresh } = LIVES[provider];
  return {
    athlete_id,
    scopes,
    access_token: newToken(),
    access_expires_at: new Date(now.getTime() + access),
    refresh_token: newToken(),
    refresh_expires_at: refresh === null ? null : new Date(now.getTime() + refresh),
  };
}

/** Whose access token it is, and what for; null: nobody's, or expired. */
export async function whoseToken(
  { db, provider, clock }: Simulator,
  authorizationHeader: string | undefined,
): Promise<Authorization | null> {
  const token = /^Bearer (\S+)$/.exec(authorizationHeader ?? "")?.[1];
  if (token === undefined) return null;
  const found = await authorizationByToken(db, provider, "access_token", token);
  return found === null || found.access_expires_at <= clock.now() ? null : found;
}

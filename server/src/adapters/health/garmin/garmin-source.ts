import { z } from "zod";
import type { Clock } from "../../clock/port.ts";
import { ProviderId, readJson } from "../exact-json.ts";
import { oauthClient } from "../oauth-client.ts";
import { SourceError, type ActivitySource, type SourceProblem, type TokenSet } from "../port.ts";
import { bearer, reach, readAnswer, retryAfter, type Answer, type ProviderHttp } from "../provider-http.ts";
import { answerGarmin, garminEvents } from "./push.ts";

export type GarminParts = {
  clientId: string;
  clientSecret: string;
  /** `https://connect.garmin.com/oauth2Confirm`. */
  authorizeUrl: string;
  /** `https://diauth.garmin.com/di-oauth2-service/oauth/token`. */
  tokenUrl: string;
  /** `https://apis.garmin.com/wellness-api/rest`, without a slash at the end. */
  apiBase: string;
  http: ProviderHttp;
  clock: Clock;
};

/** Without it no activities are sent. */
const NEEDED = "ACTIVITY_EXPORT";
const PAUSE_MS = 15 * 60_000;

const User = z.object({ userId: ProviderId });
/** Both formats that occur (workouts §2.2). */
const Permissions = z.union([
  z.array(z.string().max(100)).max(50),
  z.object({ permissions: z.array(z.string().max(100)).max(50) }).transform(({ permissions }) => permissions),
]);
const OAuthFailure = z.object({ error: z.string() });

/** The Garmin Connect Developer Program: OAuth 2 with PKCE, and whole activities pushed (workouts §2). */
export function garminSource(parts: GarminParts): ActivitySource {
  const oauth = oauthClient({ ...parts, problemOf: (answer) => tokenProblem(parts, answer) });
  return {
    id: "garmin",
    capabilities: { past: "backfill", tellsDeletions: false, rawDays: null },
    authorizeUrl: ({ state, codeChallenge, redirectUri }) =>
      oauth.authorizeUrl({
        response_type: "code",
        redirect_uri: redirectUri,
        code_challenge: codeChallenge,
        code_challenge_method: "S256",
        state,
      }),
    exchange: async (asked) => {
      const { tokens } = await oauth.exchange(asked);
      const { userId } = readAnswer(User, await ask(parts, tokens, "/user/id"));
      const scopes = readAnswer(Permissions, await ask(parts, tokens, "/user/permissions"));
      if (scopes.includes(NEEDED)) return { providerUserId: userId, scopes, tokens };
      await deregister(parts, tokens).catch(() => undefined); // a useless grant is revoked there, too
      throw new SourceError({ kind: "missing_scope", granted: scopes });
    },
    refresh: async (tokens) => (await oauth.refresh(tokens)).tokens,
    revoke: (tokens) => deregister(parts, tokens),
    isAuthorized: async (tokens) => {
      const { status } = await ask(parts, tokens, "/user/permissions", {}, [401, 403]);
      return status < 300;
    },
    webhook: (request) => answerGarmin(parts.clientId, request),
    eventsOf: garminEvents,
    requestBackfill: async (tokens, { from, to }) => {
      const window = new URLSearchParams({
        summaryStartTimeInSeconds: epoch(from),
        summaryEndTimeInSeconds: epoch(to),
      });
      const path = `/backfill/activities?${window.toString()}`;
      const { status } = await ask(parts, tokens, path, {}, [403, 409]);
      if (status === 409) return "already";
      return status === 403 ? "forbidden" : "accepted";
    },
  };
}

const epoch = (instant: Date) => String(Math.floor(instant.getTime() / 1000));

/**
 * Garmin requires this call on disconnecting; an unknown user counts as disconnected. An expired token (24 hours) is
 * answered 401 while the registration exists: it must be renewed first.
 */
async function deregister(parts: GarminParts, tokens: TokenSet) {
  await ask(parts, tokens, "/user/registration", { method: "DELETE" }, [403, 404]);
}

/** `expected`: statuses that are no failure here. */
async function ask(
  parts: GarminParts,
  { accessToken }: TokenSet,
  path: string,
  init: RequestInit = {},
  expected: readonly number[] = [],
): Promise<Answer> {
  const url = new URL(`${parts.apiBase}${path}`);
  const answer = await reach(parts.http, url, { ...init, headers: bearer(accessToken) });
  if (answer.status < 300 || expected.includes(answer.status)) return answer;
  throw new SourceError(
    answer.status === 401
      ? { kind: "needs_reconnect" }
      : (problemOfAny(parts, answer) ?? { kind: "bad_payload" }),
  );
}

/** Problems of the whole application, not of one person. */
function problemOfAny({ clock }: GarminParts, { status, headers }: Answer): SourceProblem | null {
  const now = clock.now();
  if (status === 429)
    return {
      kind: "rate_limited",
      retryAt: retryAfter(headers, now) ?? new Date(now.getTime() + PAUSE_MS),
    };
  return status >= 500 ? { kind: "down" } : null;
}

/** A refusal of our own id or secret must be fixed by the operator, not the person. */
function tokenProblem(parts: GarminParts, answer: Answer): SourceProblem | null {
  const error = OAuthFailure.safeParse(readJson(answer.text)).data?.error;
  if (error === "invalid_client" || error === "unauthorized_client") return { kind: "inactive" };
  return problemOfAny(parts, answer);
}

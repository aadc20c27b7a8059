import { z } from "zod";
import type { Clock } from "../../clock/port.ts";
import { ProviderId, readJson } from "../exact-json.ts";
import { oauthClient } from "../oauth-client.ts";
import { SourceError, type ActivitySource, type Grant, type SourceProblem, type TokenSet } from "../port.ts";
import { bearer, reach, readAnswer, type Answer, type ProviderHttp } from "../provider-http.ts";
import { fingerprintOf, stravaActivity, StravaDetail, StravaList } from "./activity.ts";
import { stravaLimits, type StravaLimits } from "./limits.ts";
import { answerStrava, stravaEvents } from "./webhook.ts";

export type StravaParts = {
  clientId: string;
  clientSecret: string;
  subscriptionId: string | null;
  verifyToken: string;
  /** `https://www.strava.com/oauth`, without a slash at the end. */
  oauthBase: string;
  /** `https://www.strava.com/api/v3`. */
  apiBase: string;
  http: ProviderHttp;
  clock: Clock;
  wallClock: Clock;
};

const PER_PAGE = 100;
/** Donors pay for all sport, so private activities are requested; the person may deny them. */
const WANTED = "activity:read_all";
const ENOUGH = ["activity:read", WANTED];

const Athlete = z.object({ athlete: z.object({ id: ProviderId }), scope: z.string().optional() });
const Failure = z.object({
  errors: z.array(z.object({ resource: z.string(), field: z.string(), code: z.string() })).min(1),
});

/** Strava API v3 (workouts §1). Without PKCE: the client secret of this server protects the exchange. */
export function stravaSource(parts: StravaParts): ActivitySource {
  const limits = stravaLimits(parts.clock);
  const problemOf = (answer: Answer) => tokenProblem(answer, limits);
  const oauth = oauthClient({
    ...parts,
    authorizeUrl: `${parts.oauthBase}/authorize`,
    tokenUrl: `${parts.oauthBase}/token`,
    problemOf,
  });
  const api = { ...parts, limits };
  return {
    id: "strava",
    capabilities: { past: "list", tellsDeletions: true, rawDays: 7 },
    authorizeUrl: ({ state, redirectUri }) =>
      oauth.authorizeUrl({
        redirect_uri: redirectUri,
        response_type: "code",
        approval_prompt: "auto",
        scope: `read,${ENOUGH.join(",")}`,
        state,
      }),
    exchange: async (asked) => {
      const { tokens, body } = await oauth.exchange({ ...asked, codeVerifier: null });
      const grant = grantOf(tokens, body, asked.callback);
      if (grant.scopes.some((scope) => ENOUGH.includes(scope))) return grant;
      await revoke(parts, tokens).catch(() => undefined); // a useless grant is revoked there, too
      throw new SourceError({ kind: "missing_scope", granted: grant.scopes });
    },
    refresh: async (tokens) => (await oauth.refresh(tokens)).tokens,
    revoke: (tokens) => revoke(parts, tokens),
    isAuthorized: async ({ accessToken }) => {
      const { status } = await ask(api, accessToken, "/athlete", [401]);
      return status !== 401;
    },
    webhook: (request) => answerStrava(parts, request),
    eventsOf: stravaEvents,
    fetchActivity: async ({ accessToken }, id) => {
      const answer = await ask(api, accessToken, `/activities/${encodeURIComponent(id)}`, [404]);
      if (answer.status === 404) return null;
      return { activity: stravaActivity(readAnswer(StravaDetail, answer)), raw: answer.text };
    },
    listActivities: async ({ accessToken }, { from, to, page }) => {
      const query = { after: epoch(from), before: epoch(to), page: String(page), per_page: String(PER_PAGE) };
      const path = `/athlete/activities?${new URLSearchParams(query).toString()}`;
      const { listed, isEmpty } = readAnswer(StravaList, await ask(api, accessToken, path));
      const oldestFirst = listed.toSorted((one, other) => one.start_date.localeCompare(other.start_date));
      const items = oldestFirst.map((activity) => ({
        id: activity.id,
        fingerprint: fingerprintOf(activity),
      }));
      return { items, more: !isEmpty }; // a page may be short and not the last
    },
  };
}

const epoch = (instant: Date) => String(Math.floor(instant.getTime() / 1000));

function grantOf(tokens: TokenSet, body: unknown, callback: URL): Grant {
  const read = Athlete.safeParse(body);
  if (!read.success) throw new SourceError({ kind: "bad_payload" });
  const told = read.data.scope ?? callback.searchParams.get("scope") ?? "";
  const scopes = told.split(/[\s,]+/).filter((scope) => scope !== "");
  return { providerUserId: read.data.athlete.id, scopes, tokens };
}

/** An unknown token is answered 200; other errors about one token do not pause the provider. */
async function revoke({ oauthBase, clientId, clientSecret, http }: StravaParts, tokens: TokenSet) {
  const credentials = Buffer.from(`${clientId}:${clientSecret}`).toString("base64");
  const answer = await reach(http, new URL(`${oauthBase}/revoke`), {
    method: "POST",
    headers: { authorization: `Basic ${credentials}` },
    body: new URLSearchParams({ token: tokens.refreshToken }),
  });
  if (answer.status < 300) return;
  if (answer.status === 401) throw new SourceError({ kind: "inactive" });
  throw new SourceError({ kind: answer.status === 429 || answer.status >= 500 ? "down" : "bad_payload" });
}

type Api = StravaParts & { limits: StravaLimits };

/** `expected`: statuses that are no failure here. */
async function ask(
  { apiBase, http, limits }: Api,
  accessToken: string,
  path: string,
  expected: readonly number[] = [],
): Promise<Answer> {
  limits.spend();
  const answer = await reach(http, new URL(`${apiBase}${path}`), { headers: bearer(accessToken) });
  limits.note(answer.headers);
  if (answer.status < 300 || expected.includes(answer.status)) return answer;
  throw new SourceError(
    answer.status === 401
      ? { kind: "needs_reconnect" }
      : (problemOfAny(answer, limits) ?? { kind: "bad_payload" }),
  );
}

/** Problems of the whole application, not of one person. */
function problemOfAny({ status, text }: Answer, limits: StravaLimits): SourceProblem | null {
  if (status === 429) return { kind: "rate_limited", retryAt: limits.retryAt() };
  if (status >= 500) return { kind: "down" };
  const [failure] = Failure.safeParse(readJson(text)).data?.errors ?? [];
  return failure?.resource === "Application" ? { kind: "inactive" } : null;
}

/** Our id or secret was refused (`Application`), the subscription lapsed, or too many requests: the person cannot fix it. */
function tokenProblem(answer: Answer, limits: StravaLimits): SourceProblem | null {
  limits.note(answer.headers);
  return answer.status < 300 ? null : problemOfAny(answer, limits);
}

import {
  allowInsecureRequests,
  AuthorizationResponseError,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  Configuration,
  customFetch,
  refreshTokenGrant,
  type CustomFetchOptions,
} from "openid-client";
import { z } from "zod";
import type { Clock } from "../clock/port.ts";
import { readJson } from "./exact-json.ts";
import { SourceError, type SourceProblem, type TokenSet } from "./port.ts";
import { reach, type ProblemOf, type ProviderHttp } from "./provider-http.ts";

export type OAuthParts = {
  clientId: string;
  clientSecret: string;
  authorizeUrl: string;
  tokenUrl: string;
  http: ProviderHttp;
  /** Maps an answer of the token endpoint without tokens to a problem. */
  problemOf: ProblemOf;
  clock: Clock;
};

type Callback = { callback: URL; state: string; redirectUri: string; codeVerifier: string | null };

/** Tokens, and the rest of the answer. */
export type TokenAnswer = { tokens: TokenSet; body: unknown };

const TokenBody = z.object({
  access_token: z.string().min(1).max(4000),
  refresh_token: z.string().min(1).max(4000).optional(),
  expires_in: z.number().positive(),
});

/** The OAuth client of one provider (openid-client without discovery: neither publishes any metadata). */
export function oauthClient(parts: OAuthParts) {
  const exchanging = configure(parts, { kind: "not_granted" });
  const refreshing = configure(parts, { kind: "needs_reconnect" });
  return {
    authorizeUrl: (parameters: Record<string, string>) => buildAuthorizationUrl(exchanging, parameters),
    exchange: async ({ callback, state, redirectUri, codeVerifier }: Callback): Promise<TokenAnswer> => {
      if (callback.searchParams.get("state") !== state) throw new SourceError({ kind: "not_granted" });
      const cameBack = new URL(redirectUri);
      cameBack.search = callback.search; // independent of the host and scheme that a proxy sets
      const checks = {
        expectedState: state,
        ...(codeVerifier !== null && { pkceCodeVerifier: codeVerifier }),
      };
      return granted(parts, null, () => authorizationCodeGrant(exchanging, cameBack, checks));
    },
    refresh: ({ refreshToken }: TokenSet): Promise<TokenAnswer> =>
      granted(parts, refreshToken, () => refreshTokenGrant(refreshing, refreshToken)),
  };
}

async function granted(
  { clock }: OAuthParts,
  oldRefreshToken: string | null,
  ask: () => Promise<unknown>,
): Promise<TokenAnswer> {
  const body = await ask().catch((error: unknown) => {
    throw sourceErrorOf(error);
  });
  const read = TokenBody.safeParse(body);
  const refreshToken = read.data?.refresh_token ?? oldRefreshToken;
  if (!read.success || refreshToken === null) throw new SourceError({ kind: "bad_payload" });
  const expiresAt = new Date(clock.now().getTime() + read.data.expires_in * 1000);
  return { tokens: { accessToken: read.data.access_token, refreshToken, expiresAt }, body };
}

function sourceErrorOf(error: unknown): SourceError {
  if (error instanceof SourceError) return error;
  if (error instanceof AuthorizationResponseError) return new SourceError({ kind: "not_granted" });
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof SourceError) return cause;
  return new SourceError({ kind: "bad_payload" }); // the library's error quotes the answer, so it is not passed on
}

/** `refused`: the problem when a token is refused, which differs for a code and for a refresh token. */
function configure(parts: OAuthParts, refused: SourceProblem): Configuration {
  const { clientId, clientSecret, authorizeUrl, tokenUrl } = parts;
  const configuration = new Configuration(
    {
      issuer: new URL(tokenUrl).origin,
      authorization_endpoint: authorizeUrl,
      token_endpoint: tokenUrl,
    },
    clientId,
    clientSecret, // sent in the body, as both providers want it
  );
  if (tokenUrl.startsWith("http:")) allowInsecureRequests(configuration);
  configuration[customFetch] = (url, options) => askForTokens(parts, refused, url, options);
  return configuration;
}

/** Handles answers that are not about tokens before the library, which knows only the standard's errors. */
async function askForTokens(
  { http, problemOf }: OAuthParts,
  refused: SourceProblem,
  url: string,
  { method, headers, body, redirect }: CustomFetchOptions,
): Promise<Response> {
  const answer = await reach(http, new URL(url), { method, headers, body: body ?? null, redirect });
  const problem = problemOf(answer);
  if (problem !== null) throw new SourceError(problem);
  if (answer.status === 400 || answer.status === 401) throw new SourceError(refused);
  return Response.json(readJson(answer.text), { status: answer.status });
}

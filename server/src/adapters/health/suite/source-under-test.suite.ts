import { createHash } from "node:crypto";
import type { ActivitySource, Grant, SourceProblem, WebhookReply, WebhookRequest } from "../port.ts";
import { SourceError } from "../port.ts";

export type Trouble = "rate_limited" | "down" | "slow" | "inactive";

/** An implementation of the port, with the athlete's side and switches for failures. */
export type SourceUnderTest = {
  source: ActivitySource;
  redirectUri: string;
  pkce: boolean;
  /** The scopes granted on its page: all, enough, and too few. */
  scopes: { all: readonly string[]; enough: readonly string[]; tooFew: readonly string[] };
  accessHours: number;
  troubles: readonly Trouble[];
  /** Answers the consent page; resolves with the redirect's target. `allow` null: refused. */
  consent: (page: URL, account: string, allow: readonly string[] | null) => Promise<URL>;
  /** The athlete works out; resolves with the provider's message about it. */
  workOut: (providerUserId: string) => Promise<{ id: string; request: WebhookRequest }>;
  switchTrouble: (trouble: Trouble) => Promise<void>;
  connectedAccounts: () => Promise<number>;
  passHours: (hours: number) => void;
  now: () => Date;
};

const VERIFIER = "a-verifier-that-stays-on-the-server-0123456789";
const STATE = "the state of this attempt";

/** What a test does with a provider. */
export function actsOf(made: () => SourceUnderTest) {
  let accounts = 0;
  const come = async (allow: readonly string[] | null, account = `somebody ${(accounts += 1)}`) => {
    const { source, redirectUri, consent } = made();
    const codeChallenge = createHash("sha256").update(VERIFIER).digest("base64url");
    return consent(source.authorizeUrl({ state: STATE, codeChallenge, redirectUri }), account, allow);
  };
  const exchange = (callback: URL, asked: { state?: string; codeVerifier?: string } = {}) =>
    made().source.exchange({
      callback,
      state: STATE,
      codeVerifier: VERIFIER,
      redirectUri: made().redirectUri,
      ...asked,
    });
  const connect = async (allow: readonly string[] = made().scopes.all): Promise<Grant> =>
    exchange(await come(allow));
  const hook = (request: WebhookRequest): WebhookReply => made().source.webhook(request);
  return { made, come, exchange, connect, hook };
}
export type SourceActs = ReturnType<typeof actsOf>;

/** The problem of a failed call; any other error fails the test. */
export async function problemOf(call: Promise<unknown>): Promise<SourceProblem> {
  try {
    await call;
  } catch (error) {
    if (error instanceof SourceError) return error.problem;
    throw error;
  }
  throw new Error("it succeeded");
}

/** A call's outcome in one word. */
export const outcomeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => "granted",
    (error: unknown) => problemOf(Promise.reject(error)).then(({ kind }) => kind),
  );

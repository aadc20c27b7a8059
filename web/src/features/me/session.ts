import * as api from "@kalivo/contract/api-paths.ts";
import { type QueryClient, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { forgetToken, readToken, storeToken } from "../../lib/jwt-cookie.ts";
import { forgetPrefetched } from "../../boot/loading/prefetched-answers.ts";
import { call, pageIsOf } from "../../lib/call.ts";
import { noteServerTime } from "../../lib/server-time.ts";
import { FRESH_MS } from "../../lib/timing.ts";
import type { User } from "@kalivo/contract/shapes/user.ts";

/** The server did not answer: not yet, since the page began, or no more. */
export type Unreached = "late" | "at the start" | "lost";

/**
 * A user, nobody, or nobody could be asked (specification §4.1). While the question is open, `useSession` is null.
 * `unreached`: the server did not answer; this is what it said last. `ended`: another device ended this sign-in while the
 * page stood open; what was typed waits, unseen, until the person has signed in again. `left`: they did not want to.
 */
export type Session =
  | { kind: "member"; user: User; unreached?: Unreached; ended?: true }
  | { kind: "visitor"; serverFailed: boolean; left?: true }
  | { kind: "unreachable" };

const VISITOR: Session = { kind: "visitor", serverFailed: false };
/** There was a sign-in, and the server knows it no more. */
const ENDED: Session = { kind: "visitor", serverFailed: false };

export const sessionQuery = queryOptions({
  queryKey: ["me"],
  queryFn: ({ client, signal }) => whoIAm(client, signal),
  staleTime: FRESH_MS,
  retry: false,
});

export function useSession() {
  return useQuery({ ...sessionQuery, ...(readToken() === null ? { initialData: visitorAtStart } : {}) });
}

/** The signed-in person, on screens only a member sees. */
export function useMe(): User {
  const me = useMember();
  if (me === null) throw new Error("This screen is for members only");
  return me;
}

/** The same where nobody may be known: a workout can be logged on the offline screen. */
export function useMember(): User | null {
  const { data } = useQuery(sessionQuery);
  return data?.kind === "member" ? data.user : null;
}

/** `signIn(token)` after sign-in and registration, `refresh()` after the person changed (the new person), `signOut()`. */
export function useSessionActions() {
  const client = useQueryClient();
  const leave = async (visitor = VISITOR) => {
    forgetToken();
    pageIsOf(null);
    forgetPrefetched();
    await forgetDevice();
    client.setQueryData(sessionQuery.queryKey, visitor);
    client.removeQueries({ predicate: (query) => query.queryKey[0] !== "me" });
  };
  return {
    signIn: async (token: string) => {
      storeToken(token);
      pageIsOf(token);
      forgetPrefetched();
      client.removeQueries({ predicate: (query) => query.queryKey[0] !== "me" });
      client.setQueryData(sessionQuery.queryKey, await askWhoIAm());
    },
    refresh: async (): Promise<User | null> => {
      await client.refetchQueries({ queryKey: sessionQuery.queryKey });
      const session = client.getQueryData(sessionQuery.queryKey);
      return session?.kind === "member" ? session.user : null;
    },
    /** True once the server has ended the sign-in; nothing of the person stays behind. */
    signOut: async (): Promise<boolean> => {
      const answer = await call("POST", api.signOut);
      if (answer.status !== 200 && answer.status !== 401) return false;
      await leave();
      return true;
    },
    /** After the sign-in was ended elsewhere and nobody signs in again. */
    leave: () => leave({ kind: "visitor", serverFailed: false, left: true }),
  };
}

/** Without a token there is nobody to ask for; without a network the visitor is told so. */
function visitorAtStart(): Session {
  pageIsOf(null);
  return navigator.onLine ? VISITOR : { kind: "unreachable" };
}

/**
 * The answer; or what was said last, while the app is in use, and at the start where nobody answers, or late. Without
 * anything said before it is the offline screen's (specification §4.1).
 */
async function whoIAm(client: QueryClient, signal: AbortSignal): Promise<Session> {
  const asked = askWhoIAm(signal);
  const before = client.getQueryData(sessionQuery.queryKey);
  if (before?.kind === "member") {
    const session = await asked;
    if (session.kind === "unreachable") return stillUnreached(before);
    return session === ENDED ? { ...before, ended: true } : session;
  }
  if (readToken() === null) return asked;
  const session = await Promise.race([asked, new Promise<null>((late) => setTimeout(late, LONG_MS, null))]);
  if (session !== null && session.kind !== "unreachable") return session;
  const seen = await import("../offline/seen-session.ts")
    .then(({ seenSession }) => seenSession(client, asked, session === null ? "late" : "at the start"))
    .catch(() => null);
  return seen ?? asked;
}

const LONG_MS = 5_000;

const stillUnreached = (before: Extract<Session, { kind: "member" }>): Session => ({
  ...before,
  unreached: before.unreached === "at the start" ? "at the start" : "lost",
});

/** Nothing of a person stays on a device they signed out of; a device that can't forget does not hold them back. */
async function forgetDevice(): Promise<void> {
  const forget = await import("../offline/forget-device.ts").catch(() => null);
  await forget?.forgetDevice().catch(() => undefined);
}

async function askWhoIAm(signal?: AbortSignal): Promise<Session> {
  const token = readToken();
  if (token === null) return visitorAtStart();
  const answer = await call("GET", api.readMe, { signal });
  if (answer.kind === "unreachable") return { kind: "unreachable" };
  if (answer.kind === "refusal") {
    if (answer.status === 401)
      void import("../offline/forget-device.ts")
        .then(({ forgetSeen }) => forgetSeen())
        .catch(() => undefined);
    return answer.status === 401 ? ENDED : { kind: "visitor", serverFailed: answer.status === 500 };
  }
  noteServerTime(answer.headers);
  pageIsOf(token);
  if (readToken() === token) storeToken(token); // renews the cookie's life, unless another tab has signed in meanwhile
  return { kind: "member", user: answer.data };
}

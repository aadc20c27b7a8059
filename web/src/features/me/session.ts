import * as api from "@kalivo/contract/api-paths.ts";
import { type QueryClient, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { forgetToken, readToken, storeToken } from "../../lib/jwt-cookie.ts";
import { forgetPrefetched } from "../../boot/loading/prefetched-answers.ts";
import { call, isOfSomebodyElse, pageIsOf } from "../../lib/call.ts";
import { otherTabs } from "../../lib/other-tabs.ts";
import { noteServerTime } from "../../lib/server-time.ts";
import { FRESH_MS, SEEN_AFTER_MS } from "../../lib/timing.ts";
import { hasKept } from "../offline/has-kept.ts";
import type { User } from "@kalivo/contract/shapes/user.ts";

/** No answer from the server: not yet, not for a while, none at the start, or none any more. */
export type Unreached = "asked" | "late" | "at the start" | "lost";

/**
 * A member, a visitor, or unknown because the server failed (specification §4.1). `useSession` is null while loading.
 * `unreached`: no answer now; this is the last known session. `ended`: the sign-in was ended elsewhere while the
 * page was open; the page stays hidden until the person signs in again. `left`: they declined to. `elsewhere`: another tab
 * signed in while this one was a visitor's.
 */
export type Session =
  | { kind: "member"; user: User; unreached?: Unreached; ended?: true; elsewhere?: true }
  | { kind: "visitor"; serverFailed: boolean; left?: true }
  | { kind: "unreachable" };

/** What a tab tells the others: somebody signed in there, or left. */
export type SessionNews = "in" | "left";

export const sessionTabs = otherTabs<SessionNews>("kalivo session");

const VISITOR: Session = { kind: "visitor", serverFailed: false };
/** The server no longer knows the token. */
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

/** The signed-in person, for screens behind the members' guard. */
export function useMe(): User {
  const me = useMember();
  if (me === null) throw new Error("This screen is for members only");
  return me;
}

/** The same, or null: the offline screen can log a workout without a session. */
export function useMember(): User | null {
  const { data } = useQuery(sessionQuery);
  return data?.kind === "member" ? data.user : null;
}

/**
 * `signIn(token)` after sign-in and registration, `refresh()` after the person changed (resolves with the new one),
 * `signOut()`.
 */
export function useSessionActions() {
  const client = useQueryClient();
  const leave = async (visitor = VISITOR) => {
    forgetToken();
    pageIsOf(null);
    sessionTabs.tell("left");
    await forgetDevice();
    client.setQueryData(sessionQuery.queryKey, visitor);
    forgetReads(client);
  };
  return {
    signIn: async (token: string) => {
      storeToken(token);
      pageIsOf(token);
      sessionTabs.tell("in");
      forgetReads(client);
      client.setQueryData(sessionQuery.queryKey, await askWhoIAm());
    },
    refresh: async (): Promise<User | null> => {
      await client.refetchQueries({ queryKey: sessionQuery.queryKey });
      const session = client.getQueryData(sessionQuery.queryKey);
      return session?.kind === "member" ? session.user : null;
    },
    /** True once the server has ended the sign-in; all data of the person is deleted from the device. */
    signOut: async (): Promise<boolean> => {
      const answer = await call("POST", api.signOut);
      if (answer.status !== 200 && answer.status !== 401) return false;
      await leave();
      return true;
    },
    /** The sign-in was ended elsewhere and the person does not sign in again; whoever has since is shown their own. */
    leave: async (): Promise<void> => {
      if (readToken() !== null && isOfSomebodyElse()) await client.refetchQueries(sessionQuery);
      else await leave({ kind: "visitor", serverFailed: false, left: true });
    },
  };
}

/** No token, no request; while offline the visitor is told so. */
function visitorAtStart(): Session {
  pageIsOf(null);
  return navigator.onLine ? VISITOR : { kind: "unreachable" };
}

/**
 * The server's answer; at the start the last known session until it comes (decision 73). With neither, the offline screen
 * is shown (specification §4.1).
 */
async function whoIAm(client: QueryClient, signal: AbortSignal): Promise<Session> {
  const before = client.getQueryData(sessionQuery.queryKey);
  // Signed out in another tab: the page stays that person's, unseen, until they are back.
  if (before?.kind === "member" && readToken() === null) return { ...before, ended: true };
  const asked = askWhoIAm(signal);
  if (before?.kind === "member") {
    const session = await asked;
    if (session.kind === "unreachable") return stillUnreached(before);
    if (session === ENDED) return { ...before, ended: true };
    if (session.kind === "member" && session.user.id !== before.user.id) forgetReads(client);
    return session;
  }
  if (readToken() === null) return asked;
  if (before?.kind === "visitor" && isOfSomebodyElse()) return asFromElsewhere(await asked);
  const session = hasKept() ? await Promise.race([asked, afterwards(SEEN_AFTER_MS)]) : await asked;
  if (session !== null && session.kind !== "unreachable") return session;
  const seen = import("../offline/seen-session.ts")
    .then(({ seenSession }) => seenSession(client, asked, session === null ? "asked" : "at the start"))
    .catch(() => null);
  // A device that takes longer than the server holds nothing up.
  const first = await Promise.race([seen, asked.then((one) => (one.kind === "unreachable" ? seen : one))]);
  return first ?? asked;
}

/** What was read for one person is none of the next one's. */
function forgetReads(client: QueryClient): void {
  forgetPrefetched();
  client.removeQueries({ predicate: (query) => query.queryKey[0] !== "me" });
}

const asFromElsewhere = (session: Session): Session =>
  session.kind === "member" ? { ...session, elsewhere: true } : session;

const afterwards = (ms: number) => new Promise<null>((done) => setTimeout(done, ms, null));

const stillUnreached = (before: Extract<Session, { kind: "member" }>): Session => ({
  ...before,
  unreached: before.unreached === "at the start" ? "at the start" : "lost",
});

/** Deletes the person's data from the device after sign-out; an error does not block the sign-out. */
async function forgetDevice(): Promise<void> {
  const forget = await import("../offline/forget-device.ts").catch(() => null);
  await forget?.forgetDevice().catch(() => undefined);
}

/** Answers of a proxy, or of a server that is starting, stopping or full: nothing was said about the session. */
const FROM_BEFORE_IT: ReadonlySet<number> = new Set([502, 503, 504]);

async function askWhoIAm(signal?: AbortSignal): Promise<Session> {
  const token = readToken();
  if (token === null) return visitorAtStart();
  const answer = await call("GET", api.readMe, { signal });
  if (answer.kind === "unreachable" || FROM_BEFORE_IT.has(answer.status)) return { kind: "unreachable" };
  if (answer.kind === "refusal") {
    if (answer.status === 401)
      void import("../offline/forget-device.ts")
        .then(({ forgetSeen }) => forgetSeen())
        .catch(() => undefined);
    return answer.status === 401 ? ENDED : { kind: "visitor", serverFailed: answer.status === 500 };
  }
  noteServerTime(answer.headers);
  pageIsOf(token);
  if (readToken() === token) storeToken(token); // renews the cookie, unless another tab has signed in meanwhile
  return { kind: "member", user: answer.data };
}

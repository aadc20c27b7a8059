import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { forgetToken, readToken, storeToken } from "../../lib/jwt-cookie.ts";
import { call } from "../../lib/call.ts";
import { FRESH_MS } from "../../lib/timing.ts";
import type { User } from "@kalivo/contract/shapes/user.ts";

/** §4: a user, nobody, or nobody could be asked. While the question is open, `useSession` is null. */
export type Session =
  | { kind: "member"; user: User }
  | { kind: "visitor"; serverFailed: boolean }
  | { kind: "unreachable" };

const VISITOR: Session = { kind: "visitor", serverFailed: false };

const sessionQuery = queryOptions({
  queryKey: ["me"],
  queryFn: ({ signal }) => askWhoIAm(signal),
  staleTime: FRESH_MS,
  retry: false,
});

export function useSession() {
  return useQuery({ ...sessionQuery, ...(readToken() === null ? { initialData: visitorAtStart } : {}) });
}

/** The signed-in person, on screens only a member sees. */
export function useMe(): User {
  const { data } = useQuery(sessionQuery);
  if (data?.kind !== "member") throw new Error("This screen is for members only");
  return data.user;
}

/** `signIn(token)` after sign-in and registration, `refresh()` after the person changed (the new person), `signOut()`. */
export function useSessionActions() {
  const client = useQueryClient();
  return {
    signIn: async (token: string) => {
      storeToken(token);
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
      const answer = await call("POST", "/api/auth/logout");
      if (answer.status !== 200 && answer.status !== 401) return false;
      forgetToken();
      client.setQueryData(sessionQuery.queryKey, VISITOR);
      client.removeQueries({ predicate: (query) => query.queryKey[0] !== "me" });
      return true;
    },
  };
}

/** Without a token there is nobody to ask for; without a network the visitor is told so. */
const visitorAtStart = (): Session => (navigator.onLine ? VISITOR : { kind: "unreachable" });

async function askWhoIAm(signal?: AbortSignal): Promise<Session> {
  const token = readToken();
  if (token === null) return visitorAtStart();
  const begun = window.kalivoFirstUserRequest;
  window.kalivoFirstUserRequest = undefined;
  const answer = await call<User>("GET", "/api/auth", { signal, begun });
  if (answer.kind === "unreachable") return { kind: "unreachable" };
  if (answer.kind === "refusal") return { kind: "visitor", serverFailed: answer.status === 500 };
  storeToken(token); // renews the cookie's life
  return { kind: "member", user: answer.data };
}

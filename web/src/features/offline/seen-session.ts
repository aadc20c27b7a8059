import type { QueryClient } from "@tanstack/react-query";
import type { Session, Unreached } from "../me/session.ts";
import { putBackLastData } from "./last-data.ts";

const KEY = ["me"];

/** The session and data of the last page on this device; a late answer of `asked` replaces the session. */
export async function seenSession(
  client: QueryClient,
  asked: Promise<Session>,
  unreached: Unreached,
): Promise<Session | null> {
  await putBackLastData(client);
  const seen = client.getQueryData<Session>(KEY);
  if (seen?.kind !== "member") return null;
  void asked.then(
    (session) =>
      client.setQueryData(KEY, session.kind === "unreachable" ? { ...seen, unreached: "lost" } : session),
    () => undefined,
  );
  return { ...seen, unreached };
}

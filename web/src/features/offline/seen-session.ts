import type { QueryClient } from "@tanstack/react-query";
import type { Session, Unreached } from "../me/session.ts";
import { putBackLastData } from "./last-data.ts";

const KEY = ["me"];
const LONG_MS = 5_000;

/**
 * The session and data of the last page on this device; null without any. The answer of `asked` replaces the session; until
 * then it becomes "late" after 5 s.
 */
export async function seenSession(
  client: QueryClient,
  asked: Promise<Session>,
  unreached: Extract<Unreached, "asked" | "at the start">,
): Promise<Session | null> {
  await putBackLastData(client);
  const seen = client.getQueryData<Session>(KEY);
  if (seen?.kind !== "member") return null;
  const answer = await Promise.race([asked.catch(() => null), Promise.resolve(null)]);
  if (answer !== null && answer.kind !== "unreachable") return answer;
  if (answer === null) void follow(client, asked, seen);
  return { ...seen, unreached: answer === null ? unreached : "at the start" };
}

async function follow(
  client: QueryClient,
  asked: Promise<Session>,
  seen: Extract<Session, { kind: "member" }>,
): Promise<void> {
  /** Unless another read has replaced it. */
  const put = (session: Session) => isWaiting(client) && client.setQueryData(KEY, session);
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    put({ ...seen, unreached: "late" });
  }, LONG_MS);
  const session = await asked.catch(() => null); // aborted: whoever did it asks again
  await new Promise((done) => setTimeout(done)); // after what the query itself returns
  clearTimeout(timer);
  if (session === null) return;
  put(session.kind === "unreachable" ? { ...seen, unreached: late ? "lost" : "at the start" } : session);
}

function isWaiting(client: QueryClient): boolean {
  const shown = client.getQueryData<Session>(KEY);
  return shown?.kind === "member" && (shown.unreached === "asked" || shown.unreached === "late");
}

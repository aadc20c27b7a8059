import type { QueryClient } from "@tanstack/react-query";
import { type Session, sessionQuery } from "./session.ts";

/**
 * Asks who is there. A sign-in that has ended is asked for over the page (decision 48), unless that page opens for
 * anybody: then this waits until somebody has signed in, or left. Whether it is the same person as before.
 */
export async function signedInAgain(client: QueryClient, isAskedFor: () => boolean): Promise<boolean> {
  const before = memberIn(client)?.user.id;
  await client.refetchQueries(sessionQuery);
  if (isOver(client) && isAskedFor()) await untilSettled(client);
  const now = memberIn(client);
  return now !== null && now.ended !== true && now.user.id === before;
}

const untilSettled = (client: QueryClient) =>
  new Promise<void>((done) => {
    const end = client.getQueryCache().subscribe(() => {
      if (isOver(client)) return;
      end();
      done();
    });
  });

function memberIn(client: QueryClient): Extract<Session, { kind: "member" }> | null {
  const session = client.getQueryData(sessionQuery.queryKey);
  return session?.kind === "member" ? session : null;
}

const isOver = (client: QueryClient) => memberIn(client)?.ended === true;

import type { QueryClient } from "@tanstack/react-query";
import { isOfSomebodyElse, type SignInOutcome } from "../../lib/call.ts";
import { readToken } from "../../lib/jwt-cookie.ts";
import { TOLD_BEFORE_ITS_COOKIE_MS, TOLD_POLL_MS } from "../../lib/timing.ts";
import { type Session, type SessionNews, sessionQuery } from "./session.ts";

/**
 * Refetches the session. If it has ended, a sheet asks to sign in again over the page (decision 48), unless that page is
 * open to anybody; resolves once the person has signed in or left.
 */
export async function signedInAgain(client: QueryClient, isAskedFor: () => boolean): Promise<SignInOutcome> {
  const before = memberIn(client)?.user.id;
  await client.refetchQueries(sessionQuery);
  const asked = isAskedFor();
  if (isOver(client) && asked) await untilSettled(client);
  const now = memberIn(client);
  if (before === undefined || now?.ended === true) return "stands";
  if (now?.user.id === before) return "again";
  return now !== null || asked ? "left" : "stands";
}

/**
 * Another tab has signed out, or in, maybe as somebody else. What a member's page shows is hidden at once, until its person is
 * back; for another one it begins anew, so that nothing that was read or typed becomes theirs.
 */
export async function followOtherTab(
  client: QueryClient,
  isAskedFor: () => boolean,
  news?: SessionNews,
): Promise<void> {
  const member = memberIn(client);
  if (member === null) return;
  if (news === "left") {
    // Whatever the cookie still says: it may come to this tab after the message.
    await client.cancelQueries(sessionQuery);
    const unseen: Session = { ...member, ended: true };
    client.setQueryData(sessionQuery.queryKey, unseen);
    return;
  }
  if (news === "in") await untilSignInIsRead();
  if (isOfSomebodyElse()) await signedInAgain(client, isAskedFor);
}

/** A browser stores a cookie and passes a message on by two ways: the message may come first. */
async function untilSignInIsRead(): Promise<void> {
  for (let waited = 0; !hasNewSignIn() && waited < TOLD_BEFORE_ITS_COOKIE_MS; waited += TOLD_POLL_MS)
    await new Promise((done) => setTimeout(done, TOLD_POLL_MS));
}

const hasNewSignIn = (): boolean => readToken() !== null && isOfSomebodyElse();

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

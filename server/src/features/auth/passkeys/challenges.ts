import type { Queryable } from "#server/db/client.ts";
import { hashToken, type SignedIn } from "#server/http/session.ts";
import { randomToken } from "../random-token.ts";
import { insertChallenge, takeChallenge } from "./passkeys.queries.ts";

export type ChallengePurpose = "add" | "sign_in" | "proof" | "second_factor";
/** The purpose and session of a challenge; no person while signing in. */
export type Asked = { purpose: ChallengePurpose; person: Pick<SignedIn, "id" | "sessionId"> | null };

/** Stores a challenge for five minutes. Only the browser that asked gets the ticket. */
export async function rememberChallenge(db: Queryable, challenge: string, asked: Asked): Promise<string> {
  const ticket = randomToken();
  await insertChallenge(db, {
    ticket_hash: hashToken(ticket),
    challenge_hash: hashToken(challenge),
    ...boundTo(asked),
  });
  return ticket;
}

/**
 * Uses a ticket up, whether or not its answer is valid: of two concurrent requests one gets it. Null when there is none for
 * this purpose, person and session, or it has expired; else a function that compares a challenge with the stored one.
 */
export async function spendTicket(
  db: Queryable,
  ticket: string,
  asked: Asked,
): Promise<((challenge: string) => boolean) | null> {
  const hash = await takeChallenge(db, { ticket_hash: hashToken(ticket), ...boundTo(asked) });
  return hash === null ? null : (challenge) => hashToken(challenge).equals(hash);
}

const boundTo = ({ purpose, person }: Asked) => ({
  purpose,
  user_id: person?.id ?? null,
  session_id: person?.sessionId ?? null,
});

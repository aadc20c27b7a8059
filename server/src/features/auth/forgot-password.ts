import type { Db, Queryable } from "../../db/client.ts";
import { refusal, type Refused } from "../../http/refusal.ts";
import { hashToken } from "../../http/session.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { findAccount, insertReset } from "./queries.ts";
import { randomToken } from "./random-token.ts";

/** Makes a reset link and has it mailed; earlier links of the same person then answer 409. */
export async function forgotPassword(db: Db, email: string, now: Date): Promise<Refused | null> {
  const account = await findAccount(db, email);
  if (account === null) return refusal(404, (say) => say.accounts.unknownEmail);
  await db.transaction().execute((tx) => sendResetLink(tx, account.id, now));
  return null;
}

/** Has a link mailed with which the person sets a password; returns what the link ends in. */
export async function sendResetLink(tx: Queryable, userId: number, now: Date): Promise<string> {
  const token = randomToken();
  const id = await insertReset(tx, userId, hashToken(token), now);
  await enqueueMail(tx, { key: `reset:${id}`, kind: "reset", userId, payload: { token }, notBefore: now });
  return token;
}

import type { Db } from "../../db/client.ts";
import { refusal, type Refused } from "../../http/refusal.ts";
import { hashToken } from "../../http/session.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { findAccount, insertReset } from "./queries.ts";
import { randomToken } from "./random-token.ts";

/** Makes a reset link and has it mailed; earlier links of the same person then answer 409. */
export async function forgotPassword(db: Db, email: string, now: Date): Promise<Refused | null> {
  const account = await findAccount(db, email);
  if (account === null) return refusal(404, "This email doesn't exist in our database");
  const token = randomToken();
  await db.transaction().execute(async (tx) => {
    const id = await insertReset(tx, account.id, hashToken(token), now);
    await enqueueMail(tx, {
      key: `reset:${id}`,
      kind: "reset",
      userId: account.id,
      payload: { token },
      notBefore: now,
    });
  });
  return null;
}

import type { z } from "zod";
import type { register as route } from "@kalivo/contract/routes/register.ts";
import type { Db } from "../../db/client.ts";
import { fieldRefusal, type Refused } from "../../http/refusal.ts";
import { hashToken } from "../../http/session.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { openAccount } from "../people/open-account.ts";
import { hashPassword } from "./password-hash.ts";
import { findAccount, insertSession } from "./queries.ts";
import { randomToken } from "./random-token.ts";

/** Opens the account, signs in and has the welcome mail sent: all or nothing. Codes are ignored until codes exist. */
export async function register(
  db: Db,
  input: z.output<typeof route.body>,
  now: Date,
): Promise<{ token: string } | Refused> {
  if ((await findAccount(db, input.email)) !== null) return emailTaken();
  const passwordHash = await hashPassword(input.password);
  const token = randomToken();
  const opened = await db.transaction().execute(async (tx) => {
    const userId = await openAccount(tx, { ...input, passwordHash }, now);
    if (userId === null) return false;
    await insertSession(tx, userId, hashToken(token), now);
    await enqueueMail(tx, { key: `welcome:${userId}`, kind: "welcome", userId, payload: {}, notBefore: now });
    return true;
  });
  return opened ? { token } : emailTaken();
}

const emailTaken = () => fieldRefusal("email", "An account with this email exists already.");

import type { z } from "zod";
import type { Language } from "@kalivo/domain/language.ts";
import type { ServerWords } from "@kalivo/words/server.ts";
import type { register as route } from "@kalivo/contract/routes/register.ts";
import type { Services } from "../../services.ts";
import type { RateLimit } from "../../http/rate-limit.ts";
import { fieldRefusal, type Refused } from "../../http/refusal.ts";
import { hashToken } from "../../http/session.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { redeemAll } from "../codes/redeem/redeem-all.ts";
import { openAccount } from "../people/open-account.ts";
import { hashPassword } from "./password-hash.ts";
import { findAccount, insertSession } from "./queries.ts";
import { randomToken } from "./random-token.ts";

/** Opens the account, signs in and has the welcome mail sent: all or nothing. Then the codes, which undo none of it. */
export async function register(
  { db, log, codeTries }: Pick<Services, "db" | "log"> & { codeTries: RateLimit },
  input: z.output<typeof route.body>,
  { language, say, address }: { language: Language; say: ServerWords; address: string },
  now: Date,
): Promise<(z.output<(typeof route.ok)[201]> & { personId: number }) | Refused> {
  if ((await findAccount(db, input.email)) !== null) return emailTaken();
  const passwordHash = await hashPassword(input.password, address);
  const token = randomToken();
  const personId = await db.transaction().execute(async (tx) => {
    const userId = await openAccount(tx, { ...input, passwordHash, language }, now);
    if (userId === null) return null;
    await insertSession(tx, userId, hashToken(token), now);
    await enqueueMail(tx, { key: `welcome:${userId}`, kind: "welcome", userId, payload: {}, notBefore: now });
    return userId;
  });
  if (personId === null) return emailTaken();
  if (input.codes.length === 0) return { token, personId };
  return {
    token,
    personId,
    codes: await redeemAll(
      { db, log, tries: codeTries },
      { typed: input.codes, personId, address, say },
      now,
    ),
  };
}

const emailTaken = () => fieldRefusal("email", (say) => say.accounts.emailTaken);

import type { z } from "zod";
import type { Language } from "@kalivo/domain/language.ts";
import type { ServerWords } from "@kalivo/words/server.ts";
import type { register as route } from "@kalivo/contract/routes/register.ts";
import type { Services } from "../../services.ts";
import type { RateLimit } from "../../http/rate-limit.ts";
import type { Refused } from "../../http/refusal.ts";
import { hashToken } from "../../http/session.ts";
import { enqueueMail } from "../mail/enqueue-mail.queries.ts";
import { addressTaken, isTaken } from "./address/confirm-address.ts";
import { insertConfirmation } from "./address/address.queries.ts";
import { redeemAll } from "../codes/redeem/redeem-all.ts";
import { openAccount } from "../people/open-account.ts";
import { hashPassword } from "./password-hash.ts";
import { insertSession } from "./auth.queries.ts";
import { randomToken } from "./random-token.ts";

/**
 * Creates the account, signs in and queues the welcome mail, with a code and a link that confirm the address: all or
 * nothing. Then applies the codes, whose failure undoes none of it.
 */
export async function register(
  { db, log, codeTries }: Pick<Services, "db" | "log"> & { codeTries: RateLimit },
  input: z.output<typeof route.body>,
  { language, say, address }: { language: Language; say: ServerWords; address: string },
  now: Date,
): Promise<(z.output<(typeof route.ok)[201]> & { personId: number }) | Refused> {
  if (await isTaken(db, input.email, { by: null, now })) return addressTaken();
  // Without tries left no code could be applied, and the person would lose it with the page: they are told to wait.
  const tooMany = input.codes.length === 0 ? null : await codeTries.check(address);
  if (tooMany !== null) return tooMany;
  const passwordHash = await hashPassword(input.password, address);
  const token = randomToken();
  const personId = await db.transaction().execute(async (tx) => {
    const userId = await openAccount(tx, { ...input, passwordHash, language }, now);
    if (userId === null) return null;
    await insertSession(tx, userId, hashToken(token), now);
    const confirmation = await insertConfirmation(tx, { userId, kind: "first", email: input.email }, now);
    await enqueueMail(tx, {
      key: `welcome:${userId}`,
      kind: "welcome",
      userId,
      payload: { confirmation_id: confirmation },
      notBefore: now,
    });
    return userId;
  });
  if (personId === null) return addressTaken();
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

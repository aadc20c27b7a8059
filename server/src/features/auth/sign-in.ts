import type { Services } from "../../services.ts";
import type { Refused } from "../../http/refusal.ts";
import { refusal } from "../../http/refusal.ts";
import { hashToken } from "../../http/session.ts";
import { signInTurns } from "./hash-queue.ts";
import { passwordMatches } from "./password-hash.ts";
import { findAccount, insertSession, type Account } from "./auth.queries.ts";
import { randomToken } from "./random-token.ts";
import {
  countTry,
  isKnownNetwork,
  rememberNetwork,
  takeBack,
  tooManyAlready,
  type SignInLimits,
  type Try,
} from "./sign-in-limits.ts";

type Attempt = { email: string; password: string; address: string };
type Parts = Pick<Services, "db" | "traces"> & { limits: SignInLimits };

/**
 * Exchanges email and password for a token. A try is counted when its turn in the queue comes, before the password is
 * compared, and taken back when it was right: so concurrent tries gain nothing, and concurrent right ones all pass.
 */
export async function signIn(
  { db, traces, limits }: Parts,
  { email, password, address }: Attempt,
  now: Date,
): Promise<{ token: string } | Refused> {
  const refuse = (refused: Refused) => {
    traces.record(refused.refused === 429 ? "sign_in_limited" : "sign_in_failed");
    return refused;
  };
  const early = await tooManyAlready(limits, { email, address });
  if (early !== null) return refuse(early);

  const account = await findAccount(db, email);
  if (account === null)
    return refuse((await countTry(limits, { email, address, elsewhere: null })) ?? UNKNOWN);
  const known = await isKnownNetwork(limits, account.id, address);
  const one: Try = { email, address, elsewhere: known ? null : account.id };
  const refused = await signInTurns(
    address,
    async () => (await countTry(limits, one)) ?? wrong(account, { password, address }),
  );
  if (refused !== null) return refuse(refused);

  await takeBack(limits, one);
  await rememberNetwork(limits, account.id, address);
  const token = randomToken();
  await insertSession(db, account.id, hashToken(token), now);
  traces.record(account.is_admin ? "admin_sign_in" : "sign_in");
  return { token };
}

const UNKNOWN = refusal(404, (say) => say.accounts.unknownEmail);
const WRONG = refusal(403, (say) => say.accounts.wrongPassword);

const wrong = async (
  account: Account,
  { password, address }: Pick<Attempt, "password" | "address">,
): Promise<Refused | null> =>
  (await passwordMatches(password, account.password_hash, address)) ? null : WRONG;

import { createHash } from "node:crypto";
import {
  SIGN_IN_TRIES_PER_ACCOUNT_AND_ADDRESS,
  SIGN_IN_TRIES_PER_ADDRESS,
  SIGN_IN_WINDOW_MINUTES,
} from "@kalivo/domain/limits.ts";
import type { Db } from "../../db/client.ts";
import type { RateLimit, RateLimits } from "../../http/rate-limit.ts";
import { refusal, type Refused } from "../../http/refusal.ts";
import { hashToken } from "../../http/session.ts";
import { passwordMatches } from "./password-hash.ts";
import { findAccount, insertSession } from "./queries.ts";
import { randomToken } from "./random-token.ts";

export type SignInLimits = { perAddress: RateLimit; perPair: RateLimit };
type Attempt = { email: string; password: string; address: string };

const WINDOW_SECONDS = SIGN_IN_WINDOW_MINUTES * 60;

/** Failed tries only (rule 34). */
export const signInLimits = (limits: RateLimits): SignInLimits => ({
  perAddress: limits("sign-in-address", SIGN_IN_TRIES_PER_ADDRESS, WINDOW_SECONDS),
  perPair: limits("sign-in-account", SIGN_IN_TRIES_PER_ACCOUNT_AND_ADDRESS, WINDOW_SECONDS),
});

/**
 * Exchanges email and password for a token. Limits are looked at before and after the password is checked, so
 * that tries sent at once learn no more than tries sent one after the other.
 */
export async function signIn(
  db: Db,
  limits: SignInLimits,
  { email, password, address }: Attempt,
  now: Date,
): Promise<{ token: string } | Refused> {
  const pair = pairKey(email, address);
  const tooMany = async () => (await limits.perAddress.check(address)) ?? limits.perPair.check(pair);
  const before = await tooMany();
  if (before !== null) return before;

  const account = await findAccount(db, email);
  const matches = account !== null && (await passwordMatches(password, account.password_hash));
  if (account === null || !matches) return failed(limits, { address, pair, known: account !== null });

  const after = await tooMany();
  if (after !== null) return after;
  await limits.perPair.reset(pair);
  const token = randomToken();
  await insertSession(db, account.id, hashToken(token), now);
  return { token };
}

async function failed(
  limits: SignInLimits,
  attempt: { address: string; pair: string; known: boolean },
): Promise<Refused> {
  const address = await limits.perAddress.consume(attempt.address);
  const pair = await limits.perPair.consume(attempt.pair);
  return (
    pair ??
    address ??
    (attempt.known
      ? refusal(403, (say) => say.accounts.wrongPassword)
      : refusal(404, (say) => say.accounts.unknownEmail))
  );
}

/** Hashed, because counters need no mail addresses and their keys have a length. */
const pairKey = (email: string, address: string) =>
  createHash("sha256").update(`${email.toLowerCase()} ${address}`).digest("base64url");

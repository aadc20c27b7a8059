import {
  KNOWN_NETWORK_DAYS,
  SIGN_IN_FAILURES_A_PACE,
  SIGN_IN_FREE_FAILURES_A_DAY,
  SIGN_IN_PACES_SECONDS,
  SIGN_IN_TRIES_PER_ACCOUNT_AND_ADDRESS,
  SIGN_IN_TRIES_PER_ADDRESS,
  SIGN_IN_WINDOW_MINUTES,
  SIGN_INS_PER_ADDRESS,
} from "@kalivo/domain/limits.ts";
import type { RateLimit, RateLimits } from "../../http/rate-limit.ts";
import type { Refused } from "../../http/refusal.ts";

/** Counters only; the paces refuse. */
const NEVER_REFUSES = 1_000_000_000;
const WINDOW_SECONDS = SIGN_IN_WINDOW_MINUTES * 60;
const A_DAY = 86_400;

export type SignInLimits = {
  /** Includes successful tries, to limit the load by one address. */
  everything: RateLimit;
  /** Failed tries (rule 34). */
  perAddress: RateLimit;
  perPair: RateLimit;
  /** Failed tries on one account from unknown networks, whatever their addresses. */
  perAccount: RateLimit;
  /** One try on such an account per interval; the interval grows with the failures. */
  paces: readonly { from: number; limit: RateLimit }[];
  /** Networks the account was signed in from: there its owner is not slowed down by failures elsewhere. */
  known: RateLimit;
};

export const signInLimits = (limits: RateLimits): SignInLimits => ({
  everything: limits("sign-in-all", SIGN_INS_PER_ADDRESS, WINDOW_SECONDS, null),
  perAddress: limits("sign-in-address", SIGN_IN_TRIES_PER_ADDRESS, WINDOW_SECONDS, null),
  perPair: limits("sign-in-account", SIGN_IN_TRIES_PER_ACCOUNT_AND_ADDRESS, WINDOW_SECONDS, null),
  perAccount: limits("sign-in-elsewhere", NEVER_REFUSES, A_DAY, null),
  paces: SIGN_IN_PACES_SECONDS.map((seconds, step) => ({
    from: SIGN_IN_FREE_FAILURES_A_DAY + step * SIGN_IN_FAILURES_A_PACE,
    limit: limits(`sign-in-pace-${seconds}`, 1, seconds, null),
  })),
  known: limits("sign-in-known", 1, KNOWN_NETWORK_DAYS * A_DAY, null),
});

/**
 * One try at signing in. `elsewhere`: the account's id if the network is unknown to it; null: a known network, or no account
 * with this mail address.
 */
export type Try = { email: string; address: string; elsewhere: number | null };

/** Limits checked before any query about the account; does not count. */
export const tooManyAlready = async (
  limits: SignInLimits,
  { email, address }: Pick<Try, "email" | "address">,
): Promise<Refused | null> =>
  (await limits.everything.consume(address)) ??
  (await limits.perAddress.check(address)) ??
  limits.perPair.check(pairKey(email, address));

/** Counts a try as failed before its outcome is known. */
export async function countTry(limits: SignInLimits, one: Try): Promise<Refused | null> {
  const slowed = await slowedDown(limits, one);
  if (slowed !== null) return slowed;
  const [pair, address] = await Promise.all([
    limits.perPair.consume(pairKey(one.email, one.address)),
    limits.perAddress.consume(one.address),
  ]);
  return pair ?? address;
}

/** Takes back a try that succeeded. */
export async function takeBack(limits: SignInLimits, { email, address, elsewhere }: Try): Promise<void> {
  await Promise.all([
    limits.perAddress.giveBack(address),
    limits.perPair.reset(pairKey(email, address)),
    ...(elsewhere === null ? [] : [limits.perAccount.giveBack(String(elsewhere))]),
  ]);
}

export const isKnownNetwork = async (
  limits: SignInLimits,
  accountId: number,
  address: string,
): Promise<boolean> => (await limits.known.count(knownKey(accountId, address))) > 0;

/** Remembers a network from which the owner signed in: by a password, a mailed link, or by registering. */
export const rememberNetwork = (limits: SignInLimits, accountId: number, address: string): Promise<void> =>
  limits.known.remember(knownKey(accountId, address));

/**
 * A distributed attack on one account is slowed down more and more, without locking the owner out: known networks are not
 * slowed down, a try passes again after minutes at most, and passkeys and the link to set a new password still work.
 */
async function slowedDown(limits: SignInLimits, { elsewhere }: Try): Promise<Refused | null> {
  if (elsewhere === null) return null;
  const account = String(elsewhere);
  const failures = await limits.perAccount.count(account);
  const pace = limits.paces.findLast(({ from }) => failures >= from);
  const refused = pace === undefined ? null : await pace.limit.consume(account);
  if (refused === null) await limits.perAccount.consume(account);
  return refused;
}

const pairKey = (email: string, address: string) => `${email.toLowerCase()} ${address}`;
const knownKey = (accountId: number, address: string) => `${accountId} ${address}`;

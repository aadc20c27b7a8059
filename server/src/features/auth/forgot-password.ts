import { FORGOT_MAILS_AN_HOUR, FORGOT_MAILS_AN_HOUR_PER_ACCOUNT } from "@kalivo/domain/limits.ts";
import type { RateLimit, RateLimits } from "../../http/rate-limit.ts";
import { refusal, type Refused } from "../../http/refusal.ts";
import type { Services } from "../../services.ts";
import { findAccount } from "./auth.queries.ts";
import { sendResetLink } from "./reset-link.ts";

export type ForgotLimits = { perAddress: RateLimit; perAccount: RateLimit };

const AN_HOUR = 3600;

/** Rule 34; also limited by account, so that changing network addresses cannot flood a mailbox. */
export const forgotLimits = (limits: RateLimits): ForgotLimits => ({
  perAddress: limits("forgot", FORGOT_MAILS_AN_HOUR, AN_HOUR),
  perAccount: limits("forgot-account", FORGOT_MAILS_AN_HOUR_PER_ACCOUNT, AN_HOUR),
});

/** Mails a link to choose a new password; an earlier one that is not recent then answers 409. */
export async function forgotPassword(
  { db, secretKeys, traces }: Pick<Services, "db" | "secretKeys" | "traces">,
  limits: ForgotLimits,
  { email, address }: { email: string; address: string },
  now: Date,
): Promise<Refused | null> {
  const fromAddress = await limits.perAddress.consume(address);
  if (fromAddress !== null) return fromAddress;
  const account = await findAccount(db, email);
  if (account === null) return refusal(404, (say) => say.accounts.unknownEmail);
  const ofAccount = await limits.perAccount.consume(String(account.id));
  if (ofAccount !== null) return ofAccount;
  await db.transaction().execute((tx) => sendResetLink(tx, secretKeys, { userId: account.id }, now));
  traces.record("reset_asked");
  return null;
}

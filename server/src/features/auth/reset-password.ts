import { RESET_LINK_MINUTES } from "@kalivo/domain/limits.ts";
import { accept, refuse, type Result } from "@kalivo/domain/result.ts";
import type { Services } from "../../services.ts";
import { confirmEmail } from "../people/confirmed-email.queries.ts";
import { enqueueMail } from "../mail/enqueue-mail.queries.ts";
import { refusal, type Refused } from "../../http/refusal.ts";
import { hashToken } from "../../http/session.ts";
import { setPassword } from "../people/set-password.ts";
import { hashPassword } from "./password-hash.ts";
import { weakPassword } from "./sign-ins/change-password.ts";
import { endPending } from "./end-pending.ts";
import { findReset, revokeSessionsOf, useReset, type Reset } from "./auth.queries.ts";

/**
 * Sets the new password, uses the link up and ends every session of the person, who is told, and what was begun in them. The link proves access to the
 * mailbox, so it confirms the address (rule 38). Returns whose it is.
 */
export async function resetPassword(
  { db, traces }: Pick<Services, "db" | "traces">,
  { token, password, address }: { token: string; password: string; address: string },
  now: Date,
): Promise<Result<number, Refused>> {
  const reset = await findReset(db, hashToken(token));
  if (reset === null) return refuse(refusal(404, (say) => say.accounts.resetUnknown));
  const refused = whyUnusable(reset, now) ?? weakPassword("password", password, { admin: reset.is_admin });
  if (refused !== null) return refuse(refused);

  const passwordHash = await hashPassword(password, address);
  const done = await db.transaction().execute(async (tx) => {
    if (!(await useReset(tx, reset.id, now))) return false;
    await setPassword(tx, reset.user_id, passwordHash);
    await revokeSessionsOf(tx, reset.user_id, now);
    await endPending(tx, reset.user_id);
    await confirmEmail(tx, { userId: reset.user_id, email: reset.email }, now);
    await enqueueMail(tx, {
      key: `password_changed:reset:${reset.id}`,
      kind: "password_changed",
      userId: reset.user_id,
      payload: { by: "reset" },
      notBefore: now,
    });
    return true;
  });
  if (!done) return refuse(alreadyUsed());
  traces.record("password_reset");
  return accept(reset.user_id);
}

/** Rule 34; a used link is reported as used even when a newer one exists or it has expired. */
function whyUnusable(reset: Reset, now: Date): Refused | null {
  if (reset.used_at !== null) return alreadyUsed();
  if (reset.superseded) return refusal(409, (say) => say.accounts.resetOutdated);
  const validUntil = reset.created_at.getTime() + RESET_LINK_MINUTES * 60_000;
  return now.getTime() > validUntil ? refusal(408, (say) => say.accounts.resetExpired) : null;
}

const alreadyUsed = () => refusal(410, (say) => say.accounts.resetUsed);

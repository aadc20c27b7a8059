import { RESET_LINK_MINUTES } from "@kalivo/domain/limits.ts";
import { accept, refuse, type Result } from "@kalivo/domain/result.ts";
import type { Queryable } from "../../db/client.ts";
import type { Services } from "../../services.ts";
import { confirmEmail } from "../people/confirmed-email.queries.ts";
import { enqueueMail } from "../mail/enqueue-mail.queries.ts";
import { refusal, type Refused } from "../../http/refusal.ts";
import { hashToken } from "../../http/session.ts";
import { setPassword } from "../people/set-password.ts";
import { lockAddress } from "./address/address.queries.ts";
import { deletePasskeysAddedBefore, deletePasskeysOf } from "./passkeys/passkeys.queries.ts";
import { hashPassword } from "./password-hash.ts";
import { forgetFactor } from "./second-factor/second-factor.queries.ts";
import { weakPassword } from "./sign-ins/change-password.ts";
import { endPending } from "./end-pending.ts";
import { findReset, revokeSessionsOf, useReset, type Reset } from "./auth.queries.ts";

/**
 * Sets the new password, uses the link up and ends every session of the person, who is told, and what was begun in them. The link proves access to the
 * mailbox, so it confirms the address (rule 38). Where nobody had, whoever added a passkey before may be somebody else: it
 * ends too.
 */
export async function resetPassword(
  { db, traces }: Pick<Services, "db" | "traces">,
  { token, password, address }: { token: string; password: string; address: string },
  now: Date,
): Promise<Result<{ userId: number; passkeysRemoved: boolean }, Refused>> {
  const reset = await findReset(db, hashToken(token));
  if (reset === null) return refuse(refusal(404, (say) => say.accounts.resetUnknown));
  const refused = whyUnusable(reset, now) ?? weakPassword("password", password, { admin: reset.is_admin });
  if (refused !== null) return refuse(refused);

  const passwordHash = await hashPassword(password, address);
  const done = await db.transaction().execute(async (tx) => {
    if (!(await useReset(tx, reset.id, now))) return null;
    const passkeysRemoved = await endUnproven(tx, reset.user_id);
    await setPassword(tx, reset.user_id, passwordHash);
    await revokeSessionsOf(tx, reset.user_id, now);
    await endPending(tx, reset.user_id, now);
    await confirmEmail(tx, { userId: reset.user_id, email: reset.email }, now);
    await enqueueMail(tx, {
      key: `password_changed:reset:${reset.id}`,
      kind: "password_changed",
      userId: reset.user_id,
      payload: { by: "reset", passkeys_removed: passkeysRemoved },
      notBefore: now,
    });
    return { userId: reset.user_id, passkeysRemoved };
  });
  if (done === null) return refuse(alreadyUsed());
  traces.record("password_reset");
  return accept(done);
}

/**
 * What was set up before the first proof of the mailbox: whoever registered it may not have it, also where its owner has
 * followed a link since. An admin's stays, as with an undone change of address: adding one took a second factor, and a
 * mailbox alone opens no admin pages. True when there was a passkey.
 */
async function endUnproven(tx: Queryable, userId: number): Promise<boolean> {
  const before = await lockAddress(tx, userId);
  if (before === null || before.isAdmin) return false;
  if (before.confirmedAt !== null)
    return (await deletePasskeysAddedBefore(tx, userId, before.confirmedAt)) > 0;
  await forgetFactor(tx, userId);
  return (await deletePasskeysOf(tx, userId)) > 0;
}

/** Rule 34; a used link is reported as used even when a newer one exists or it has expired. */
function whyUnusable(reset: Reset, now: Date): Refused | null {
  if (reset.used_at !== null) return alreadyUsed();
  if (reset.superseded) return refusal(409, (say) => say.accounts.resetOutdated);
  const validUntil = reset.created_at.getTime() + RESET_LINK_MINUTES * 60_000;
  return now.getTime() > validUntil ? refusal(408, (say) => say.accounts.resetExpired) : null;
}

const alreadyUsed = () => refusal(410, (say) => say.accounts.resetUsed);

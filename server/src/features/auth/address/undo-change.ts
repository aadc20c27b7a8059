import type { Queryable } from "#server/db/client.ts";
import { refusal, type Refused } from "#server/http/refusal.ts";
import type { Services } from "#server/services.ts";
import { enqueueMail } from "../../mail/enqueue-mail.queries.ts";
import { replaceEmail } from "../../people/confirmed-email.queries.ts";
import { setPassword } from "../../people/set-password.ts";
import { deletePasskeysOf } from "../passkeys/passkeys.queries.ts";
import { hashPassword } from "../password-hash.ts";
import { endPending } from "../end-pending.ts";
import { deleteOpenResets, revokeSessionsOf } from "../auth.queries.ts";
import { randomToken } from "../random-token.ts";
import { sendResetLink } from "../reset-link.ts";
import { deleteOpenConfirmations, lockAddress, undoFrom, type Confirmation } from "./address.queries.ts";

/**
 * Restores the address before a change. The intruder who changed it knew the password and may be signed in: the password and
 * all sessions end, with every passkey, and the old address gets a link to set a new password. An admin's passkeys stay:
 * adding one took a second factor, and without them a mailbox alone would open the admin pages. The removed address is told.
 */
export async function undoChange(
  { db, secretKeys, traces }: Pick<Services, "db" | "secretKeys" | "traces">,
  confirmation: Confirmation,
  now: Date,
): Promise<Refused | null> {
  const { userId, oldEmail } = confirmation;
  const nobodys = await hashPassword(randomToken());
  const done = await db.transaction().execute(async (tx: Queryable) => {
    const before = await lockAddress(tx, userId);
    if (oldEmail === null || before === null) return false;
    if (!(await undoFrom(tx, confirmation, now))) return false;
    await replaceEmail(tx, { userId, email: oldEmail }, now);
    await setPassword(tx, userId, nobodys);
    await revokeSessionsOf(tx, userId, now);
    if (!before.isAdmin) await deletePasskeysOf(tx, userId);
    await deleteOpenConfirmations(tx, userId);
    await endPending(tx, userId, now);
    await deleteOpenResets(tx, userId);
    await enqueueMail(tx, {
      key: `address_put_back:${confirmation.id}`,
      kind: "address_put_back",
      userId,
      payload: { confirmation_id: confirmation.id },
      notBefore: now,
    });
    await sendResetLink(tx, secretKeys, { userId, why: "address_restored" }, now);
    return true;
  });
  if (!done) return refusal(410, (say) => say.accounts.linkUsed);
  traces.record("address_changed");
  return null;
}

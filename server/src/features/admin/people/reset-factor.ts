import type { Db } from "#server/db/client.ts";
import { deletePasskeysOf } from "../../auth/passkeys/passkeys.queries.ts";
import { revokeSessionsOf } from "../../auth/auth.queries.ts";
import { forgetFactor } from "../../auth/second-factor/second-factor.queries.ts";
import { tellAdmins } from "../../mail/admin-news/tell-admins.ts";
import { logAction } from "../../audit/audit.queries.ts";

/**
 * For an admin who lost every second factor: passkeys, app and recovery codes are deleted and every session ends; the next
 * visit sets up another one. By the command line only, and every admin is told.
 */
export async function resetFactor(db: Db, personId: number, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await forgetFactor(tx, personId);
    await deletePasskeysOf(tx, personId);
    await revokeSessionsOf(tx, personId, now);
    await tellAdmins(tx, { event: "factor_reset", id: personId, personId }, now);
    const target = { kind: "person", id: personId } as const;
    await logAction(tx, { actorId: null, action: "admin.reset_factor", target }, now);
  });
}

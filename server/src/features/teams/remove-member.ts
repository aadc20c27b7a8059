import type { Db } from "../../db/client.ts";
import { refusal, type Refused } from "../../http/refusal.ts";
import { endMembership } from "./end-membership.ts";
import { tellFormerAdmin } from "./tell-former-admin.ts";
import { refuseUnlessAdmin, standingIn, standingInHeld } from "../memberships/membership.ts";

/** An admin removes another member, who may be an admin; to go themself they leave instead (specification §6.5). */
export async function removeMember(
  db: Db,
  { teamId, personId, memberId }: { teamId: number; personId: number; memberId: number },
  now: Date,
): Promise<Refused | null> {
  return db.transaction().execute(async (tx) => {
    const refused = refuseUnlessAdmin(await standingInHeld(tx, teamId, personId));
    if (refused !== null) return refused;
    if (memberId === personId) return refusal(409, (say) => say.teams.notOneself);
    const standing = await standingIn(tx, teamId, memberId);
    if (standing === "stranger") return refusal(404, (say) => say.teams.stranger);
    await endMembership(tx, teamId, memberId, now);
    if (standing === "admin") await tellFormerAdmin(tx, teamId, memberId, now);
    return null;
  });
}

import type { Db } from "../../db/client.ts";
import { refusal, type Refused } from "../../http/refusal.ts";
import { refuseUnlessAdmin, standingIn, standingInHeld } from "../memberships/membership.ts";
import { tellFormerAdmin } from "./tell-former-admin.ts";
import { countOthers, setAdmin } from "../memberships/members.queries.ts";

/** Makes a member an admin, or takes the role away; a team always keeps one (rule 25). */
export async function setTeamAdmin(
  db: Db,
  { teamId, personId, memberId }: { teamId: number; personId: number; memberId: number },
  isAdmin: boolean,
  now: Date,
): Promise<Refused | null> {
  return db.transaction().execute(async (tx) => {
    const refused = refuseUnlessAdmin(await standingInHeld(tx, teamId, personId));
    if (refused !== null) return refused;
    const member = await standingIn(tx, teamId, memberId);
    if (member === "stranger") return refusal(404, (say) => say.teams.stranger);
    if ((member === "admin") === isAdmin) return null;
    if (!isAdmin && (await countOthers(tx, teamId, memberId)).admins === 0)
      return refusal(409, (say) => say.teams.needsAdmin);
    await setAdmin(tx, teamId, memberId, isAdmin);
    if (!isAdmin) await tellFormerAdmin(tx, teamId, memberId, now);
    return null;
  });
}

import { outcomeOfLeaving } from "@kalivo/domain/teams/leaving-team.ts";
import type { Db } from "../../db/client.ts";
import { refusal, type Refused } from "../../http/refusal.ts";
import { closeTeam } from "./close-team.ts";
import { endMembership } from "./end-membership.ts";
import { tellFormerAdmin } from "./tell-former-admin.ts";
import { standingInHeld, UNKNOWN_TEAM } from "../memberships/membership.ts";
import { countOthers } from "../memberships/members.queries.ts";

/** Leaves a team; with the last member the team itself ends (rule 25). */
export async function leaveTeam(
  db: Db,
  { teamId, personId }: { teamId: number; personId: number },
  now: Date,
): Promise<Refused | null> {
  return db.transaction().execute(async (tx) => {
    const standing = await standingInHeld(tx, teamId, personId);
    if (standing === "unknown-team") return UNKNOWN_TEAM;
    if (standing === "stranger") return refusal(404, (say) => say.teams.notIn);
    const outcome = outcomeOfLeaving(standing === "admin", await countOthers(tx, teamId, personId));
    if (outcome === "closes_the_team") return closeTeam(tx, teamId, now);
    if (outcome === "promote_first") return refusal(409, (say) => say.teams.onlyAdmin);
    await endMembership(tx, teamId, personId, now);
    if (standing === "admin") await tellFormerAdmin(tx, teamId, personId, now);
    return null;
  });
}

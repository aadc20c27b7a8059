import { outcomeOfLeaving } from "@kalivo/domain/teams/leaving-team.ts";
import type { Queryable } from "../../db/client.ts";
import { endTeam } from "./close-team.ts";
import { endMembership } from "./end-membership.ts";
import { standingIn } from "../memberships/membership.ts";
import { updateTeam } from "./teams.queries.ts";
import { countOthers, lockTeamsOf, longestMember, setAdmin } from "../memberships/members.queries.ts";

/**
 * Removes an erased person from every team (rule 31). They cannot be asked to promote a member first: where they were the
 * last admin, the longest-standing member becomes one. A team with no other member ends, and its texts are deleted.
 */
export async function leaveAllTeams(tx: Queryable, personId: number, now: Date): Promise<void> {
  for (const teamId of await lockTeamsOf(tx, personId)) {
    const isAdmin = (await standingIn(tx, teamId, personId)) === "admin";
    const outcome = outcomeOfLeaving(isAdmin, await countOthers(tx, teamId, personId));
    if (outcome === "closes_the_team") {
      await endTeam(tx, teamId, now);
      await updateTeam(tx, teamId, NAMELESS);
      continue;
    }
    if (outcome === "promote_first") {
      const heir = await longestMember(tx, teamId, personId);
      if (heir !== null) await setAdmin(tx, teamId, heir, true);
    }
    await endMembership(tx, teamId, personId, now);
  }
}

const NAMELESS = { name: "Former team", description: "", picture_hash: null, banner_hash: null };

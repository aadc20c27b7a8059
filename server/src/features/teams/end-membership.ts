import type { Queryable } from "../../db/client.ts";
import { endTeamPledgeTo } from "../pledges/end-pledges.ts";
import { deleteMember, onlyMember } from "../memberships/members.queries.ts";

/**
 * Removes a member of a team, whose row is locked, and ends its pledge to them now (rule 25); also its pledge to the only
 * remaining member, because nobody is paid through a team of one (rule 20).
 */
export async function endMembership(tx: Queryable, teamId: number, userId: number, now: Date): Promise<void> {
  await deleteMember(tx, teamId, userId);
  await endTeamPledgeTo(tx, teamId, userId, now);
  const left = await onlyMember(tx, teamId);
  if (left !== null) await endTeamPledgeTo(tx, teamId, left, now);
}

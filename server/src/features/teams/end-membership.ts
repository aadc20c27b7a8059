import type { Queryable } from "../../db/client.ts";
import { endTeamPledgeTo } from "../pledges/end-pledges.ts";
import { deleteMember, onlyMember } from "../memberships/members.queries.ts";

/**
 * Takes somebody out of a team that is held, and ends its pledge to them from this moment (rule 25); also that to
 * whoever is the only one left, because nobody is paid through a team of one (rule 20).
 */
export async function endMembership(tx: Queryable, teamId: number, userId: number, now: Date): Promise<void> {
  await deleteMember(tx, teamId, userId);
  await endTeamPledgeTo(tx, teamId, userId, now);
  const left = await onlyMember(tx, teamId);
  if (left !== null) await endTeamPledgeTo(tx, teamId, left, now);
}

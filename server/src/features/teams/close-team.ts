import type { Queryable } from "../../db/client.ts";
import { refusal, type Refused } from "../../http/refusal.ts";
import { archiveCodesOfTeam } from "../codes/codes.queries.ts";
import { endPledgesOfTeam } from "../pledges/end-pledges.ts";
import { hasOpenStatement, markDeleted } from "./teams.queries.ts";

/**
 * Ends a team, whose row is locked (rule 25): its pledges end now, its codes are archived, and it disappears. What was
 * earned so far is still billed and its admins get those mails, so the members stay stored.
 */
export async function closeTeam(tx: Queryable, teamId: number, now: Date): Promise<Refused | null> {
  if (await hasOpenStatement(tx, teamId)) return refusal(409, (say) => say.teams.openStatement);
  await endTeam(tx, teamId, now);
  return null;
}

/** The same, where no person is left who could be asked to wait. */
export async function endTeam(tx: Queryable, teamId: number, now: Date): Promise<void> {
  await archiveCodesOfTeam(tx, teamId, now);
  await endPledgesOfTeam(tx, teamId, now);
  await markDeleted(tx, teamId, now);
}

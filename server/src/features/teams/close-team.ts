import type { Queryable } from "../../db/client.ts";
import { refusal, type Refused } from "../../http/refusal.ts";
import { archiveCodesOfTeam } from "../codes/codes.queries.ts";
import { endPledgesOfTeam } from "../pledges/end-pledges.ts";
import { hasOpenStatement, markDeleted } from "./teams.queries.ts";

/**
 * The end of a team that is held (rule 25): its pledges end at this moment, its codes are archived, nobody sees it any
 * more. What was earned so far is still billed, and its admins get those mails: hence the members stay written down.
 */
export async function closeTeam(tx: Queryable, teamId: number, now: Date): Promise<Refused | null> {
  if (await hasOpenStatement(tx, teamId)) return refusal(409, (say) => say.teams.openStatement);
  await endTeam(tx, teamId, now);
  return null;
}

/** The same where nobody is left who could be asked to wait. */
export async function endTeam(tx: Queryable, teamId: number, now: Date): Promise<void> {
  await archiveCodesOfTeam(tx, teamId, now);
  await endPledgesOfTeam(tx, teamId, now);
  await markDeleted(tx, teamId, now);
}

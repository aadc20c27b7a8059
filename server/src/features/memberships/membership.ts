import type { Queryable } from "../../db/client.ts";
import { refusal, type Refused } from "../../http/refusal.ts";
import { lockTeam, selectMembership } from "./members.queries.ts";

/** A person's role towards a team (specification §6.4, §6.5): its admins act for it, everybody else only reads. */
export type Standing = "unknown-team" | "stranger" | "member" | "admin";

export async function standingIn(db: Queryable, teamId: number, userId: number): Promise<Standing> {
  const team = await selectMembership(db, teamId, userId);
  if (team === null) return "unknown-team";
  if (team.isAdmin === null) return "stranger";
  return team.isAdmin ? "admin" : "member";
}

/** The same, with the team locked: its members and roles stay the same until the transaction ends. */
export async function standingInHeld(tx: Queryable, teamId: number, userId: number): Promise<Standing> {
  return (await lockTeam(tx, teamId)) ? standingIn(tx, teamId, userId) : "unknown-team";
}

/** The 404 or 403 for an action that only a team's admins may do (specification §6.5). Null for them. */
export function refuseUnlessAdmin(standing: Standing): Refused | null {
  if (standing === "unknown-team") return UNKNOWN_TEAM;
  return standing === "admin" ? null : refusal(403, (say) => say.teams.adminsOnly);
}

export const UNKNOWN_TEAM = refusal(404, (say) => say.teams.unknown);

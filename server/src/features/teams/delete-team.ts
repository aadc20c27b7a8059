import type { Db } from "../../db/client.ts";
import type { Refused } from "../../http/refusal.ts";
import { closeTeam } from "./close-team.ts";
import { refuseUnlessAdmin, standingInHeld } from "../memberships/membership.ts";

export async function deleteTeam(
  db: Db,
  { teamId, personId }: { teamId: number; personId: number },
  now: Date,
): Promise<Refused | null> {
  return db
    .transaction()
    .execute(
      async (tx) =>
        refuseUnlessAdmin(await standingInHeld(tx, teamId, personId)) ?? closeTeam(tx, teamId, now),
    );
}

import { MAX_TEAMS_A_PERSON } from "@kalivo/domain/limits.ts";
import type { Queryable } from "../../db/client.ts";
import { refusal, type Refused } from "../../http/refusal.ts";
import { lockUser } from "../people/people.queries.ts";
import { countTeamsOf } from "./members.queries.ts";

/** Refuses a person who is in as many teams as allowed; locks them, so that concurrent joins are counted. */
export async function refuseTooManyTeams(tx: Queryable, userId: number): Promise<Refused | null> {
  await lockUser(tx, userId);
  return (await countTeamsOf(tx, userId)) < MAX_TEAMS_A_PERSON
    ? null
    : refusal(422, (say) => say.teams.tooMany(MAX_TEAMS_A_PERSON));
}

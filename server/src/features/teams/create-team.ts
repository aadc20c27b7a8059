import type { z } from "zod";
import type { createTeam as route } from "@kalivo/contract/routes/create-team.ts";
import { accept, refuse, type Result } from "@kalivo/domain/result.ts";
import type { Db } from "../../db/client.ts";
import type { Refused } from "../../http/refusal.ts";
import type { Upload } from "../../http/uploads.ts";
import { insertTeam } from "./teams.queries.ts";
import { insertMember } from "../memberships/members.queries.ts";
import { keepTeamPictures, prepareTeamPictures } from "./team-pictures.ts";
import { refuseTooManyTeams } from "../memberships/team-limit.ts";

/** Creates a team with its creator as admin (rule 25); returns its id. With an unreadable picture it is not created. */
export async function createTeam(
  db: Db,
  personId: number,
  input: z.output<typeof route.body> & { files: readonly Upload[] },
  now: Date,
): Promise<Result<number, Refused>> {
  const pictures = await prepareTeamPictures(input.files);
  if (!pictures.ok) return pictures;
  const { picture, banner } = pictures.value;
  return db.transaction().execute(async (tx) => {
    const tooMany = await refuseTooManyTeams(tx, personId);
    if (tooMany !== null) return refuse(tooMany);
    await keepTeamPictures(tx, pictures.value, now);
    const team = {
      name: input.name,
      description: input.description ?? "",
      picture_hash: picture?.hash ?? null,
      banner_hash: banner?.hash ?? null,
    };
    const teamId = await insertTeam(tx, team, personId, now);
    await insertMember(tx, { teamId, userId: personId, isAdmin: true }, now);
    return accept(teamId);
  });
}

import { isDeepStrictEqual } from "node:util";
import type { z } from "zod";
import type { saveTeam as route } from "@kalivo/contract/routes/save-team.ts";
import { refuse, type Result } from "@kalivo/domain/result.ts";
import type { Db, Queryable } from "../../db/client.ts";
import type { Refused } from "../../http/refusal.ts";
import type { Upload } from "../../http/uploads.ts";
import { refuseUnlessAdmin, standingIn, standingInHeld } from "../memberships/membership.ts";
import { readTeamRow, updateTeam, type NewTeam } from "./teams.queries.ts";
import {
  forgetTeamPictures,
  keepTeamPictures,
  prepareTeamPictures,
  type TeamPictures,
} from "./team-pictures.ts";

type Input = z.output<typeof route.body>;

type Acting = { teamId: number; personId: number };

/** Processes what was sent, unless by a stranger. */
export async function picturesOfSave(
  db: Queryable,
  { teamId, personId }: Acting,
  files: readonly Upload[],
): Promise<Result<TeamPictures, Refused>> {
  const refused = refuseUnlessAdmin(await standingIn(db, teamId, personId));
  return refused === null ? prepareTeamPictures(files) : refuse(refused);
}

/** Saves the fields that were sent; without a change nothing is written (rule 25). */
export function saveTeam(
  db: Db,
  { teamId, personId }: Acting,
  input: Input & { pictures: TeamPictures },
  now: Date,
): Promise<Refused | null> {
  const { pictures } = input;
  return db.transaction().execute(async (tx) => {
    const refusedSince = refuseUnlessAdmin(await standingInHeld(tx, teamId, personId));
    if (refusedSince !== null) return refusedSince;
    const before = await readTeamRow(tx, teamId);
    const after = edited(before, input, pictures);
    if (isDeepStrictEqual(before, after)) return null;
    await keepTeamPictures(tx, pictures, now);
    await updateTeam(tx, teamId, after);
    await forgetTeamPictures(tx, before, after);
    return null;
  });
}

const edited = (
  before: NewTeam,
  { name, description, remove_picture, remove_banner }: Input,
  { picture, banner }: TeamPictures,
): NewTeam => ({
  name: name ?? before.name,
  description: description === undefined ? before.description : (description ?? ""),
  picture_hash: picture?.hash ?? (remove_picture === true ? null : before.picture_hash),
  banner_hash: banner?.hash ?? (remove_banner === true ? null : before.banner_hash),
});

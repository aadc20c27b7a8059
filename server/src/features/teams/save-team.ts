import { isDeepStrictEqual } from "node:util";
import type { z } from "zod";
import type { saveTeam as route } from "@kalivo/contract/routes/save-team.ts";
import type { Db } from "../../db/client.ts";
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

/** Saves the fields that were sent; without a change nothing is written (rule 25). */
export async function saveTeam(
  db: Db,
  acting: { teamId: number; personId: number },
  input: Input & { files: readonly Upload[] },
  now: Date,
): Promise<Refused | null> {
  const { teamId, personId } = acting;
  const refused = refuseUnlessAdmin(await standingIn(db, teamId, personId));
  if (refused !== null) return refused; // before a stranger's pictures are processed
  const pictures = await prepareTeamPictures(input.files);
  if (!pictures.ok) return pictures.refusal;
  return db.transaction().execute(async (tx) => {
    const refusedSince = refuseUnlessAdmin(await standingInHeld(tx, teamId, personId));
    if (refusedSince !== null) return refusedSince;
    const before = await readTeamRow(tx, teamId);
    const after = edited(before, input, pictures.value);
    if (isDeepStrictEqual(before, after)) return null;
    await keepTeamPictures(tx, pictures.value, now);
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

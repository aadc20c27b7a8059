import { accept, refuse, type Result } from "@kalivo/domain/result.ts";
import type { Queryable } from "../../db/client.ts";
import type { Refused } from "../../http/refusal.ts";
import type { Upload } from "../../http/uploads.ts";
import { deletePictureIfUnused, insertPicture, type Picture } from "../pictures/pictures.queries.ts";
import { BANNER_SIDE_PX, preparePicture, unreadablePicture } from "../pictures/prepare-picture.ts";

export type TeamPictures = { picture: Picture | null; banner: Picture | null };

/** The uploaded pictures of a team: the picture as `file`, the banner as `banner`. Needs no database. */
export async function prepareTeamPictures(files: readonly Upload[]): Promise<Result<TeamPictures, Refused>> {
  const [file, wide] = [sent(files, "file"), sent(files, "banner")];
  const picture = file === undefined ? null : await preparePicture(file);
  const banner = wide === undefined ? null : await preparePicture(wide, BANNER_SIDE_PX);
  if (file !== undefined && picture === null) return refuse(unreadablePicture("file"));
  if (wide !== undefined && banner === null) return refuse(unreadablePicture("banner"));
  return accept({ picture, banner });
}

export async function keepTeamPictures(tx: Queryable, { picture, banner }: TeamPictures, now: Date) {
  for (const uploaded of [picture, banner]) if (uploaded !== null) await insertPicture(tx, uploaded, now);
}

type Shown = { picture_hash: string | null; banner_hash: string | null };

/** Deletes the pictures that the team does not show any more. */
export async function forgetTeamPictures(tx: Queryable, before: Shown, after: Shown) {
  const still = new Set([after.picture_hash, after.banner_hash]);
  for (const hash of [before.picture_hash, before.banner_hash])
    if (hash !== null && !still.has(hash)) await deletePictureIfUnused(tx, hash);
}

const sent = (files: readonly Upload[], name: string) => files.find(({ field }) => field === name);

import { accept, refuse, type Result } from "@kalivo/domain/result.ts";
import type { Queryable } from "#server/db/client.ts";
import type { Refused } from "#server/http/refusal.ts";
import type { Upload } from "#server/http/uploads.ts";
import { deletePictureIfUnused, insertPicture, type Picture } from "../../pictures/pictures.queries.ts";
import {
  BANNER_SIDE_PX,
  greyCopy,
  preparePicture,
  unreadablePicture,
} from "../../pictures/prepare-picture.ts";

export type OrganisationPictures = {
  logo: Picture | null;
  logoGray: Picture | null;
  banner: Picture | null;
  result: Picture | null;
};
export type PictureHashes = {
  logo_hash: string | null;
  logo_gray_hash: string | null;
  banner_hash: string | null;
  result_hash: string | null;
};

type Sent = "logo" | "banner" | "result_picture";
const SIDES: readonly (readonly [Sent, number | undefined])[] = [
  ["logo", undefined],
  ["banner", BANNER_SIDE_PX],
  ["result_picture", BANNER_SIDE_PX],
];

/** Pictures uploaded with an organisation; the grey logo is made from the logo. Needs no database. */
export async function prepareOrganisationPictures(
  files: readonly Upload[],
): Promise<Result<OrganisationPictures, Refused>> {
  const prepared: Record<Sent, Picture | null> = { logo: null, banner: null, result_picture: null };
  for (const [name, side] of SIDES) {
    const file = files.find(({ field }) => field === name);
    if (file === undefined) continue;
    prepared[name] = await preparePicture(file, side);
    if (prepared[name] === null) return refuse(unreadablePicture(name));
  }
  const { logo, banner, result_picture: result } = prepared;
  return accept({ logo, logoGray: logo === null ? null : await greyCopy(logo), banner, result });
}

export async function keepPictures(tx: Queryable, pictures: OrganisationPictures, now: Date): Promise<void> {
  for (const picture of Object.values(pictures)) if (picture !== null) await insertPicture(tx, picture, now);
}

/** The organisation's pictures; those not uploaded stay. */
export const shownNow = (before: PictureHashes, pictures: OrganisationPictures): PictureHashes => ({
  logo_hash: pictures.logo?.hash ?? before.logo_hash,
  logo_gray_hash: pictures.logoGray?.hash ?? before.logo_gray_hash,
  banner_hash: pictures.banner?.hash ?? before.banner_hash,
  result_hash: pictures.result?.hash ?? before.result_hash,
});

export async function dropReplaced(
  tx: Queryable,
  before: PictureHashes,
  after: PictureHashes,
): Promise<void> {
  const { logo_hash, logo_gray_hash, banner_hash, result_hash } = after;
  const kept = new Set([logo_hash, logo_gray_hash, banner_hash, result_hash]);
  for (const hash of new Set([
    before.logo_hash,
    before.logo_gray_hash,
    before.banner_hash,
    before.result_hash,
  ]))
    if (hash !== null && !kept.has(hash)) await deletePictureIfUnused(tx, hash);
}

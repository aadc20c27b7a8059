import { accept, refuse, type Result } from "@kalivo/domain/result.ts";
import type { Queryable } from "#server/db/client.ts";
import type { Refused } from "#server/http/refusal.ts";
import type { Upload } from "#server/http/uploads.ts";
import { deletePictureIfUnused, insertPicture, type Picture } from "../../pictures/pictures.queries.ts";
import { BANNER_SIDE_PX, greyCopy, preparePicture, unreadablePicture } from "../../pictures/store-picture.ts";

export type OrganisationPictures = { logo: Picture | null; logoGray: Picture | null; banner: Picture | null };
export type PictureHashes = {
  logo_hash: string | null;
  logo_gray_hash: string | null;
  banner_hash: string | null;
};

/** Pictures uploaded with an organisation; the grey logo is made from the logo. Needs no database. */
export async function prepareOrganisationPictures(
  files: readonly Upload[],
): Promise<Result<OrganisationPictures, Refused>> {
  const [small, wide] = [sent(files, "logo"), sent(files, "banner")];
  const logo = small === undefined ? null : await preparePicture(small.bytes);
  const banner = wide === undefined ? null : await preparePicture(wide.bytes, BANNER_SIDE_PX);
  if (small !== undefined && logo === null) return refuse(unreadablePicture("logo"));
  if (wide !== undefined && banner === null) return refuse(unreadablePicture("banner"));
  return accept({ logo, logoGray: logo === null ? null : await greyCopy(logo), banner });
}

export async function keepPictures(tx: Queryable, pictures: OrganisationPictures, now: Date): Promise<void> {
  for (const picture of Object.values(pictures)) if (picture !== null) await insertPicture(tx, picture, now);
}

/** The organisation's pictures; those not uploaded stay. */
export const shownNow = (before: PictureHashes, pictures: OrganisationPictures): PictureHashes => ({
  logo_hash: pictures.logo?.hash ?? before.logo_hash,
  logo_gray_hash: pictures.logoGray?.hash ?? before.logo_gray_hash,
  banner_hash: pictures.banner?.hash ?? before.banner_hash,
});

export async function dropReplaced(
  tx: Queryable,
  before: PictureHashes,
  after: PictureHashes,
): Promise<void> {
  const kept = new Set(Object.values(after));
  for (const hash of new Set([before.logo_hash, before.logo_gray_hash, before.banner_hash]))
    if (hash !== null && !kept.has(hash)) await deletePictureIfUnused(tx, hash);
}

const sent = (files: readonly Upload[], name: string) => files.find(({ field }) => field === name);

import { createHash } from "node:crypto";
import type { InlinePicture } from "../../adapters/mail/port.ts";
import type { Queryable } from "../../db/client.ts";
import { smallPng } from "../pictures/small-png.ts";

/** By which the HTML part names a picture that comes with the mail (RFC 2392). */
export const contentId = (address: string): string =>
  `${createHash("sha256").update(address).digest("hex").slice(0, 24)}@pictures`;

/**
 * The pictures of a mail, which it carries itself: no program loads anything, so nobody learns when and where it was read.
 * A picture that was removed since is an empty place.
 */
export async function drawnPictures(db: Queryable, addresses: readonly string[]): Promise<InlinePicture[]> {
  const drawn = await Promise.all(
    addresses.map(async (address) => ({ contentId: contentId(address), png: await smallPng(db, address) })),
  );
  return drawn.map(({ png, ...picture }) => ({ ...picture, png: png ?? NOTHING }));
}

/** One transparent pixel. */
const NOTHING = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

/** The HTML part as a page of its own, outside a mail. */
export const withPicturesInside = (html: string, pictures: readonly InlinePicture[]): string =>
  pictures.reduce(
    (page, picture) =>
      page.replaceAll(`cid:${picture.contentId}`, `data:image/png;base64,${picture.png.toString("base64")}`),
    html,
  );

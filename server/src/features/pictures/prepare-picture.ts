import { createHash } from "node:crypto";
import type { Sharp } from "sharp";
import { fieldRefusal, type Refused } from "../../http/refusal.ts";
import { RETRY_SECONDS, TooBusy } from "../../http/too-busy.ts";
import type { Upload } from "../../http/uploads.ts";
import { pictureTurns, tookTooLong } from "./picture-turns.ts";
import type { Picture } from "./pictures.queries.ts";

const MAX_SIDE_PX = 1024;
/** A banner spans the whole width of a page. */
export const BANNER_SIDE_PX = 1600;
/** A small file may decompress to gigabytes: larger pictures are refused before they are decoded. */
const MAX_INPUT_PIXELS = 60_000_000;
const MAX_SECONDS = 15;
const FORMATS = new Set(["jpeg", "png", "webp", "gif", "heif", "tiff"]);

export const unreadablePicture = (field: string): Refused =>
  fieldRefusal(field, (say) => say.accounts.notPicture);

/**
 * A picture as WebP of at most 1024 px, upright and without any metadata (place, camera, owner): re-encoded from the pixels
 * alone; null when they cannot be read. Needs no database, so it may run before a transaction.
 * @throws TooBusy when too many wait already, or the reading took too long
 */
export const preparePicture = (
  { bytes, from }: Pick<Upload, "bytes" | "from">,
  sidePx = MAX_SIDE_PX,
): Promise<Picture | null> => pictureTurns(from, () => reencoded(bytes, sidePx));

async function reencoded(bytes: Buffer, sidePx: number): Promise<Picture | null> {
  const { default: sharp } = await import("sharp");
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_INPUT_PIXELS, failOn: "error" });
    const { format } = await image.metadata();
    if (!FORMATS.has(format)) return null;
    return await encoded(
      image
        .timeout({ seconds: MAX_SECONDS })
        .autoOrient()
        .resize({ width: sidePx, height: sidePx, fit: "inside", withoutEnlargement: true }),
    );
  } catch (error) {
    if (tookTooLong(error)) throw new TooBusy(RETRY_SECONDS);
    return null; // sharp throws for everything it cannot read; a broken upload is not our fault
  }
}

/** The same picture in grey, as the logos of organisations not chosen are shown. */
export async function greyCopy({ content }: Picture): Promise<Picture> {
  const { default: sharp } = await import("sharp");
  return encoded(sharp(content).grayscale());
}

async function encoded(image: Sharp): Promise<Picture> {
  const { data, info } = await image.webp({ quality: 82 }).toBuffer({ resolveWithObject: true });
  const hash = createHash("sha256").update(data).digest("hex");
  return { hash, contentType: "image/webp", width: info.width, height: info.height, content: data };
}

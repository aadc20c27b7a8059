import { LRUCache } from "lru-cache";
import { portraitAt } from "@kalivo/domain/people/portrait.ts";
import type { Queryable } from "../../db/client.ts";
import { MARK_SVG } from "../../documents/mark.ts";
import { findPicture, PICTURE_ADDRESS } from "./pictures.queries.ts";

/** The product's mark, beside the addresses of pictures. */
export const MARK = "mark";

/** A face is shown in 48 px, twice as fine. */
const SIDE_PX = 96;
const ROUND = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE_PX}" height="${SIDE_PX}"><circle cx="${SIDE_PX / 2}" cy="${SIDE_PX / 2}" r="${SIDE_PX / 2}"/></svg>`,
);

/** Whom many support stands in many mails of one round. An address never changes its content. */
const DRAWN = new LRUCache<string, Buffer>({ max: 1_000 });

/**
 * The picture at an address of this product (`/pictures/…`), or the mark, as a PNG of 96 px for programs that show neither
 * WebP nor SVG; a person's is cut round, because not all of them round corners. Null: there is none any more.
 */
export async function smallPng(db: Queryable, address: string): Promise<Buffer | null> {
  const known = DRAWN.get(address);
  if (known !== undefined) return known;
  const source = await sourceOf(db, address);
  if (source === null) return null;
  const { default: sharp } = await import("sharp");
  const image = sharp(source, { density: 144 }).resize(SIDE_PX, SIDE_PX, { fit: "cover" });
  if (address !== MARK) image.ensureAlpha().composite([{ input: ROUND, blend: "dest-in" }]);
  const png = await image.png({ palette: true, quality: 90 }).toBuffer();
  DRAWN.set(address, png);
  return png;
}

async function sourceOf(db: Queryable, address: string): Promise<Buffer | null> {
  if (address === MARK) return Buffer.from(MARK_SVG);
  const seed = portraitAt(address);
  if (seed !== null) {
    const { drawPortrait } = await import("./draw-portrait.ts");
    return Buffer.from(drawPortrait(seed));
  }
  const [, hash] = PICTURE_ADDRESS.exec(address) ?? [];
  const picture = hash === undefined ? null : await findPicture(db, hash);
  return picture?.content ?? null;
}

import { expect, test } from "vitest";
import sharp from "sharp";
import { portraitUrl } from "@kalivo/domain/people/portrait.ts";
import { useProduct } from "#server-test/support/product.ts";
import { insertPicture } from "../pictures/pictures.queries.ts";
import { preparePicture } from "../pictures/prepare-picture.ts";
import { MARK } from "../pictures/small-png.ts";
import { contentId, drawnPictures, withPicturesInside } from "./inline-pictures.ts";

const kalivo = useProduct();
const db = () => kalivo.product.services.db;

test("a photo, a drawn portrait and the mark become small PNGs, a face round", async () => {
  const photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: "#cc3300" } })
    .png()
    .toBuffer();
  const stored = await preparePicture({ bytes: photo, from: "somebody" });
  if (stored === null) throw new Error("not a picture");
  await insertPicture(db(), stored, new Date());
  const pictures = await drawnPictures(db(), [
    `/pictures/${stored.hash}.webp`,
    portraitUrl("3k9x0q7m2b5d"),
    MARK,
  ]);
  for (const { png } of pictures) {
    const { format, width, height } = await sharp(png).metadata();
    expect([format, width, height]).toEqual(["png", 96, 96]);
    expect(png.length).toBeLessThan(12_000);
  }
  const [face] = pictures;
  const { data, info } = await sharp(face?.png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const alphaAt = (x: number, y: number) => data[(y * info.width + x) * info.channels + 3];
  expect([alphaAt(0, 0), alphaAt(95, 95), alphaAt(48, 48)]).toEqual([0, 0, 255]);
});

test("a picture that was removed since, and an address that is none, are an empty place", async () => {
  const pictures = await drawnPictures(db(), [`/pictures/${"0".repeat(64)}.webp`, "/pictures/../secret"]);
  for (const { png } of pictures) expect((await sharp(png).metadata()).width).toBe(1);
});

test("as a page of its own a mail has its pictures inside", () => {
  const png = Buffer.from("picture");
  const id = contentId(MARK);
  expect(withPicturesInside(`<img src="cid:${id}"><img src="cid:${id}">`, [{ contentId: id, png }])).toBe(
    `<img src="data:image/png;base64,${png.toString("base64")}">`.repeat(2),
  );
});

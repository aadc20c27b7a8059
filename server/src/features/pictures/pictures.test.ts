import { createHash } from "node:crypto";
import * as api from "@kalivo/contract/api-paths.ts";
import sharp from "sharp";
import { expect, test } from "vitest";
import { organisation, somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";
import { teamOf } from "#server-test/support/teams.ts";
import { deletePictureIfUnused, insertPicture } from "./pictures.queries.ts";
import { PICTURES_WAITING, pictureTurns, tookTooLong } from "./picture-turns.ts";
import { preparePicture } from "./prepare-picture.ts";

const kalivo = useProduct();
const NOW = new Date("2026-11-05T10:00:00Z");
/** Its hash, which is its address. */
async function stored(bytes: Buffer): Promise<string> {
  const picture = await preparePicture({ bytes, from: "" });
  if (picture === null) throw new Error("not a picture");
  await insertPicture(kalivo.product.services.db, picture, NOW);
  return picture.hash;
}
const get = (url: string) => kalivo.app.inject({ method: "GET", url });

test("the same picture is kept once, under the hash of its bytes", async () => {
  const { db } = kalivo.product.services;
  const bytes = await sharp({ create: { width: 30, height: 20, channels: 4, background: "#00ff0080" } })
    .png()
    .toBuffer();
  const [first, second] = [await stored(bytes), await stored(bytes)];
  expect(first).toEqual(second);
  expect(await db.selectFrom("pictures").select(["width", "height", "content_type"]).execute()).toEqual([
    { width: 30, height: 20, content_type: "image/webp" },
  ]);
  const served = await get(`/pictures/${first}.webp`);
  expect(createHash("sha256").update(served.rawPayload).digest("hex")).toBe(first);
  expect(served.headers["cross-origin-resource-policy"]).toBe("cross-origin");
});

test("a picture goes with the last person, team or organisation that shows it", async () => {
  const { db } = kalivo.product.services;
  const person = await somebody(kalivo);
  const team = await teamOf(kalivo, person);
  const charity = await organisation(kalivo, "Forest Return");
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: "coral" } })
    .png()
    .toBuffer();
  const hash = await stored(bytes);
  const showing = [
    (shown: string | null) =>
      db.updateTable("users").set({ picture_hash: shown }).where("id", "=", person.id),
    (shown: string | null) => db.updateTable("teams").set({ picture_hash: shown }).where("id", "=", team),
    (shown: string | null) => db.updateTable("teams").set({ banner_hash: shown }).where("id", "=", team),
    (shown: string | null) =>
      db.updateTable("organisations").set({ logo_hash: shown }).where("id", "=", charity),
  ];
  for (const show of showing) {
    await show(hash).execute();
    await deletePictureIfUnused(db, hash);
    expect((await get(`/pictures/${hash}.webp`)).statusCode).toBe(200);
    await show(null).execute();
  }
  await deletePictureIfUnused(db, hash);
  expect((await get(`/pictures/${hash}.webp`)).statusCode).toBe(404);
});

test("what is no picture, or unpacks to an endless one, is refused", async () => {
  const bomb = await sharp({
    create: { width: 16_000, height: 16_000, channels: 3, background: "black" },
    limitInputPixels: false,
  })
    .png()
    .toBuffer();
  for (const bytes of [Buffer.from("GIF89a nothing"), Buffer.alloc(100), bomb]) {
    expect(await preparePicture({ bytes, from: "" })).toBeNull();
  }
});

/** A picture of a few kilobytes that takes ten megabytes while it is read: interlaced, it is held as a whole. */
const wide = () =>
  sharp({ create: { width: 2_000, height: 1_700, channels: 3, background: "teal" } })
    .png({ progressive: true })
    .toBuffer();

test("however many pictures come at once, one is read at a time, and every one is kept", async () => {
  const bytes = await wide();
  let most = 0;
  const count = (atOnce: number) => (most = Math.max(most, atOnce));
  sharp.queue.on("change", count);
  const kept = await Promise.all(
    Array.from({ length: 12 }, (_, n) => preparePicture({ bytes, from: `${n % 3}` })),
  );
  sharp.queue.off("change", count);
  expect(kept.map((picture) => picture?.width)).toEqual(kept.map(() => 1024));
  expect(most).toBe(1);
});

test("a picture for which there is no room now is not called none: its sender is told to try again", async () => {
  const { token } = await somebody(kalivo);
  const file = new File([await wide()], "me.png", { type: "image/png" });
  const save = () => kalivo.call("POST", api.saveInformations, { token, data: { file }, form: true });
  const gate = Promise.withResolvers<undefined>();
  const waiting = Array.from({ length: PICTURES_WAITING + 1 }, (_, n) =>
    pictureTurns(`somebody ${n}`, () => gate.promise),
  );
  const { status, body, headers } = await save();
  expect([status, body, headers["retry-after"]]).toEqual([
    503,
    { message: "Please try again in a few seconds." },
    "5",
  ]);
  gate.resolve(undefined);
  await Promise.all(waiting);
  expect((await save()).status).toBe(200);
});

test("a picture whose reading was ended for the time it took is not called none, either", () => {
  // As sharp says it, before the sentence of the library below it.
  const ended = new Error('timeout: 34% complete\nVipsImage: killed for image "temp-124"');
  expect([tookTooLong(ended), tookTooLong(new Error("Input buffer has corrupt header"))]).toEqual([
    true,
    false,
  ]);
});

test("a picture of one by 4000 pixels, upright or lying, is kept with the pixel it is thick", async () => {
  for (const [width, height] of [
    [1, 4000],
    [4000, 1],
  ] as const) {
    const bytes = await sharp({ create: { width, height, channels: 3, background: "green" } })
      .png()
      .toBuffer();
    const kept = await preparePicture({ bytes, from: "somebody" });
    expect([kept?.width, kept?.height]).toEqual(width === 1 ? [1, 1024] : [1024, 1]);
  }
});

test("a drawing is served so that nothing in it can run", async () => {
  const content = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const hash = createHash("sha256").update(content).digest("hex");
  await insertPicture(
    kalivo.product.services.db,
    { hash, contentType: "image/svg+xml", width: 1, height: 1, content },
    NOW,
  );
  const served = await get(`/pictures/${hash}.svg`);
  expect([served.statusCode, served.headers["content-type"]]).toEqual([200, "image/svg+xml"]);
  expect(served.headers["content-security-policy"]).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; sandbox",
  );
  expect(served.headers["x-content-type-options"]).toBe("nosniff");
  expect((await get(`/pictures/${hash}.webp`)).statusCode).toBe(404);
});

test("every other address has no picture", async () => {
  for (const file of [
    "x.webp",
    `${"0".repeat(64)}.webp`,
    `${"0".repeat(64)}.png`,
    "..%2f..%2fetc%2fpasswd",
    "%00.svg",
    `${"A".repeat(64)}.svg`,
  ]) {
    expect([file, (await get(`/pictures/${file}`)).statusCode]).toEqual([file, 404]);
  }
});

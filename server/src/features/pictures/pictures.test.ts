import { createHash } from "node:crypto";
import sharp from "sharp";
import { expect, test } from "vitest";
import { organisation, somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";
import { teamOf } from "#server-test/support/teams.ts";
import { deletePictureIfUnused, insertPicture } from "./pictures.queries.ts";
import { preparePicture, storePicture } from "./store-picture.ts";

const kalivo = useProduct();
const NOW = new Date("2026-11-05T10:00:00Z");
const get = (url: string) => kalivo.app.inject({ method: "GET", url });

test("the same picture is kept once, under the hash of its bytes", async () => {
  const { db } = kalivo.product.services;
  const bytes = await sharp({ create: { width: 30, height: 20, channels: 4, background: "#00ff0080" } })
    .png()
    .toBuffer();
  const [first, second] = [await storePicture(db, bytes, NOW), await storePicture(db, bytes, NOW)];
  expect(first).toEqual(second);
  expect(await db.selectFrom("pictures").select(["width", "height", "content_type"]).execute()).toEqual([
    { width: 30, height: 20, content_type: "image/webp" },
  ]);
  if (!first.ok) throw new Error("not stored");
  const served = await get(`/pictures/${first.value}.webp`);
  expect(createHash("sha256").update(served.rawPayload).digest("hex")).toBe(first.value);
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
  const kept = await storePicture(db, bytes, NOW);
  if (!kept.ok) throw new Error("not stored");
  const hash = kept.value;
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
  const { db } = kalivo.product.services;
  const bomb = await sharp({
    create: { width: 16_000, height: 16_000, channels: 3, background: "black" },
    limitInputPixels: false,
  })
    .png()
    .toBuffer();
  for (const bytes of [Buffer.from("GIF89a nothing"), Buffer.alloc(100), bomb]) {
    expect(await storePicture(db, bytes, NOW)).toEqual({ ok: false, refusal: "not_a_picture" });
  }
});

test("a picture of one by 4000 pixels, upright or lying, is kept with the pixel it is thick", async () => {
  for (const [width, height] of [
    [1, 4000],
    [4000, 1],
  ] as const) {
    const bytes = await sharp({ create: { width, height, channels: 3, background: "green" } })
      .png()
      .toBuffer();
    const kept = await preparePicture(bytes);
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

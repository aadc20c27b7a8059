import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import sharp from "sharp";
import { expect, test } from "vitest";
import { somebody, type Somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";

const kalivo = useProduct();
const SEED = "abc123def456";
const URL_OF_SEED = `/pictures/portraits/1/${SEED}.svg`;

const save = ({ token }: Somebody, data: Record<string, unknown>) =>
  kalivo.call("POST", api.saveInformations, { token, data, form: true });
const own = async ({ token }: Somebody) => (await kalivo.call("GET", api.readMe, { token })).body.picture;
const get = (url: string) => kalivo.app.inject({ method: "GET", url });
const photo = async () => {
  const bytes = await sharp({ create: { width: 30, height: 20, channels: 3, background: "teal" } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(bytes)], "me.png", { type: "image/png" });
};

test("a portrait that was chosen is the picture that others see, for ever under its address", async () => {
  const [bo, vera] = [await somebody(kalivo, "Bo"), await somebody(kalivo, "Vera")];
  expect(await own(bo)).toBeNull(); // nobody gets one without choosing
  expect((await save(bo, { portrait: SEED })).status).toBe(200);
  const seen = await kalivo.call("GET", pathTo(api.readProfile, { id: bo.id }), { token: vera.token });
  expect([await own(bo), seen.body.picture]).toEqual([{ url: URL_OF_SEED }, { url: URL_OF_SEED }]);
  const { statusCode, headers } = await get(URL_OF_SEED);
  expect([statusCode, headers["content-type"], headers["cache-control"]]).toEqual([
    200,
    "image/svg+xml",
    "public, max-age=31536000, immutable",
  ]);
  expect(headers["content-security-policy"]).toContain("default-src 'none'");
  expect(headers["content-security-policy"]).toContain("sandbox");
});

test("a photo takes the place of a portrait, a portrait that of a photo, and initials that of both", async () => {
  const bo = await somebody(kalivo, "Bo");
  await save(bo, { portrait: SEED });
  await save(bo, { file: await photo() });
  const uploaded = (await own(bo))?.url ?? "";
  expect(uploaded).toMatch(/^\/pictures\/[0-9a-f]{64}\.webp$/u);
  await save(bo, { portrait: SEED });
  expect([await own(bo), (await get(uploaded)).statusCode]).toEqual([{ url: URL_OF_SEED }, 404]);
  await save(bo, { first_name: "Bob" });
  expect(await own(bo)).toEqual({ url: URL_OF_SEED });
  await save(bo, { remove_picture: true });
  expect(await own(bo)).toBeNull();
});

test("what no portrait is drawn from is refused, and no other address has one", async () => {
  const bo = await somebody(kalivo, "Bo");
  for (const portrait of ["../../etc/pw", "ABC123DEF456", "short", "x".repeat(13), "<svg onload=a>"]) {
    const { status, body } = await save(bo, { portrait });
    expect([portrait, status, Object.keys(body.errors ?? {})]).toEqual([portrait, 422, ["portrait"]]);
  }
  expect((await save(bo, { portrait: "x".repeat(100_000) })).status).toBe(422);
  expect((await save(bo, { portrait: "x".repeat(1_000_000) })).status).toBe(413);
  expect(await own(bo)).toBeNull();
  for (const file of [
    "2/abc123def456.svg",
    "1/abc123def456.png",
    "1/abc123def456",
    "1/ABC123DEF456.svg",
    "1/abc123def456.svg?x=<script>",
    "1/..%2f..%2fetc.svg",
    "1/%00bc123def456.svg",
    "-1/abc123def456.svg",
  ])
    expect([file, (await get(`/pictures/portraits/${file}`)).statusCode]).toEqual([file, 404]);
  expect((await get(`/pictures/portraits/1/${"a".repeat(1_000_000)}.svg`)).statusCode).toBeGreaterThan(399);
});

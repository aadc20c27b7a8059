import type { AddressWith } from "@kalivo/contract/calls.ts";
import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { deflateSync, crc32 } from "node:zlib";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { anAdmin } from "../support/admins.ts";
import { fingerprints, written } from "../support/fingerprint.ts";
import { organisation, somebody, type Somebody } from "../support/people.ts";
import { useProduct } from "../support/product.ts";
import { teamOf } from "../support/teams.ts";

// Files that are not what they say, at every call that takes one.

const kalivo = useProduct({ LOG_LEVEL: "fatal" });
let person: Somebody;
let admin: Somebody;
let team: number;
let ocean: number;
let print: () => Promise<Record<string, string>>;
beforeAll(async () => {
  person = await somebody(kalivo);
  admin = await anAdmin(kalivo);
  team = await teamOf(kalivo, person);
  ocean = await organisation(kalivo, "Ocean");
  print = await fingerprints(kalivo.owner);
});

const chunk = (name: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(name), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
};
/** A PNG that says it is so wide and high, with so many bytes of black behind it. */
function png(width: number, height: number, bytes = 1_000_000): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from("89504e470d0a1a0a", "hex");
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.alloc(bytes))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
const svg = (inside: string, before = "") =>
  `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="9" height="9">${inside}</svg>`;
const entities = Array.from(
  { length: 9 },
  (_, index) => `<!ENTITY a${index + 1} "${`&a${index};`.repeat(10)}">`,
).join("");

const HOSTILE: readonly (readonly [string, Buffer | string])[] = [
  ["a PNG of 30 000 by 30 000", png(30_000, 30_000)],
  ["a PNG of 59 megapixels", png(7_700, 7_700)],
  ["a PNG of two thousand million by one", png(2_000_000_000, 1)],
  ["a PNG of no size", png(0, 0)],
  ["a drawing", svg("<rect/>")],
  ["a drawing with a script", svg("<script>alert(1)</script>")],
  ["a drawing with entities", svg("&a9;", `<!DOCTYPE svg [<!ENTITY a0 "ha">${entities}]>`)],
  ["a drawing that reads a file", svg("&x;", '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>')],
  ["a drawing that asks elsewhere", svg('<image xlink:href="http://127.0.0.1:1/x.png"/>')],
  ["a page", "<!doctype html><script>alert(1)</script>"],
  ["a page behind a picture's first bytes", "GIF89a<script>alert(1)</script>"],
  ["a picture's first bytes", Buffer.from("ffd8ffe000104a464946", "hex")],
  ["a PDF", "%PDF-1.7\n"],
  ["a zip", Buffer.from("504b0304140000000800", "hex")],
  ["a program", Buffer.from("7f454c4602010100", "hex")],
  [
    "ImageMagick's own words",
    'push graphic-context\nfill "url(https://127.0.0.1/x|id)"\npop graphic-context',
  ],
  ["zeros", Buffer.alloc(5_000)],
];

type Door = readonly [string, () => { path: AddressWith<"POST">; who: Somebody }, string];
const DOORS: readonly Door[] = [
  ["one's own picture", () => ({ path: api.saveInformations, who: person }), "file"],
  ["a team's picture", () => ({ path: pathTo(api.saveTeam, { id: team }), who: person }), "file"],
  ["a team's banner", () => ({ path: pathTo(api.saveTeam, { id: team }), who: person }), "banner"],
  [
    "an organisation's banner",
    () => ({ path: pathTo(api.saveOrganisation, { id: ocean }), who: admin }),
    "banner",
  ],
];

test.each(DOORS)(
  "as %s nothing is taken that is no picture, or unpacks to an endless one",
  async (_name, door, field) => {
    for (const [what, bytes] of HOSTILE) {
      const { path, who } = door();
      await kalivo.product.services.db.deleteFrom("rate_limits").execute();
      const before = await print();
      const content = typeof bytes === "string" ? bytes : new Uint8Array(bytes);
      const file = new File([content], "../../me.png\r\nX: y", { type: "image/png" });
      const answer = await kalivo.call("POST", path, {
        token: who.token,
        data: { [field]: file },
        form: true,
      });
      expect([what, answer.status]).toEqual([what, 422]);
      expect([what, written(before, await print())]).toEqual([what, []]);
    }
  },
);

test("of a picture with a page behind it only the picture is kept", async () => {
  const create = { width: 9, height: 9, channels: 3, background: "teal" } as const;
  const polyglot = Buffer.concat([
    await sharp({ create }).jpeg().toBuffer(),
    Buffer.from("<script>alert(1)</script>"),
  ]);
  const file = new File([new Uint8Array(polyglot)], "me.html", { type: "text/html" });
  await kalivo.call("POST", api.saveInformations, { token: person.token, data: { file }, form: true });
  const me = await kalivo.call("GET", api.readMe, { token: person.token });
  const served = await kalivo.app.inject({ url: me.body.picture?.url ?? "" });
  expect([
    served.statusCode,
    served.headers["content-type"],
    served.headers["x-content-type-options"],
  ]).toEqual([200, "image/webp", "nosniff"]);
  expect(served.rawPayload.includes("script")).toBe(false);
});

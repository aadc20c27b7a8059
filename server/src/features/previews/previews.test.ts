import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { beforeAll, expect, test } from "vitest";
import { previewWords } from "@kalivo/words/previews.ts";
import { organisation, grossTotal, pledge, somebody, type Somebody } from "#server-test/support/people.ts";
import { previewReader } from "#server-test/support/preview-reader.ts";
import { useProduct } from "#server-test/support/product.ts";
import { codeOf, teamOf } from "#server-test/support/teams.ts";

const kalivo = useProduct({ PUBLIC_URL: "https://kalivo.example" });
const HOSTILE = `"><script>alert(1)</script>`;
const ESCAPED = "&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;";
const { get, head } = previewReader(kalivo);

const pathOf = (image: string | null) => (image ?? "").replace("https://kalivo.example", "");
const picture = async (image: string | null) => (await get(pathOf(image))).rawPayload.toString("base64");
const privacy = (person: Somebody, settings: Record<string, unknown>) =>
  kalivo.call("POST", api.savePrivacy, { token: person.token, data: settings });

let runner: Somebody;
let giver: Somebody;
let charity: number;
beforeAll(async () => {
  runner = await somebody(kalivo, "Thomas", "Peeters");
  giver = await somebody(kalivo, "Greta", "Geefs");
  charity = await organisation(kalivo, "Forest Return");
  const payer = await pledge(kalivo, { payer: giver.id, burner: runner.id });
  const october = { period_id: 202610, gross_cents: 123_456n };
  await grossTotal(kalivo, { party: "burner", party_id: runner.id, ...october });
  await grossTotal(kalivo, { party: "payer", party_id: payer, ...october });
  await grossTotal(kalivo, { party: "organisation", party_id: charity, ...october });
});

const GENERAL = "Kalivo";
const RAISED = "1\u202F234,56\u00A0€";

test("the page of a person says who it is and what they raised, with a picture of its own", async () => {
  const page = await head(`/user/${runner.id}`);
  expect(page.title).toBe("Thomas Peeters on Kalivo");
  expect(page.sameTitles).toBe(page.title);
  expect(page.description).toContain(`Raised so far: ${RAISED}`);
  expect([page.url, page.canonical, page.robots]).toEqual([
    `https://kalivo.example/user/${runner.id}`,
    `https://kalivo.example/user/${runner.id}`,
    "noindex",
  ]);
  const { statusCode, headers, rawPayload } = await get(pathOf(page.image));
  expect([statusCode, headers["content-type"]]).toEqual([200, "image/png"]);
  expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
  expect((await head(`/user/${runner.id}/back`)).url).toBe(page.url);
});

test("whose browser asks for French reads it in French, and caches keep the two apart", async () => {
  const url = `/user/${runner.id}`;
  const [english, french] = [await get(url), await get(url, { "accept-language": "fr-BE,en;q=0.5" })];
  const { page, raisedSoFar } = previewWords("fr");
  expect(french.body).toContain(`<title>${page("Thomas Peeters")}</title>`);
  expect(french.body).toContain(raisedSoFar(RAISED));
  expect(french.headers["vary"]).toMatch(/\bAccept-Language\b/u);
  const known = { "if-none-match": String(english.headers["etag"]) };
  expect((await get(url, known)).statusCode).toBe(304);
  expect((await get(url, { ...known, "accept-language": "fr" })).statusCode).toBe(200);
});

test("somebody who gives shows what they gave", async () => {
  expect((await head(`/user/${giver.id}`)).description).toContain(`Donated so far: ${RAISED}`);
});

test("an invite says who invites, from the id alone", async () => {
  const page = await head(`/register?back=Somebody-Else-${runner.id}&utm=x`);
  expect(page.title).toBe("Thomas invited you to Kalivo");
  expect(page.url).toBe(`https://kalivo.example/register?back=Somebody-Else-${runner.id}`);
  expect((await head("/register?back=Thomas")).title).toBe(GENERAL);
  expect((await head("/register")).title).toBe(GENERAL);
});

test("organisations and teams say what they are, and what they raised or gave", async () => {
  const page = await head(`/organisation/${charity}`);
  expect([page.title, page.robots]).toEqual(["Forest Return on Kalivo", null]);
  expect(page.description).toBe(`About Forest Return Raised so far: ${RAISED}.`);
  const team = await teamOf(kalivo, runner, giver);
  expect((await head(`/team/${team}`)).title).toBe("Trail Crew on Kalivo");
  expect((await get(pathOf((await head(`/team/${team}`)).image))).statusCode).toBe(200);
});

test("a team that was deleted is as unknown as one that never was", async () => {
  const team = await teamOf(kalivo, runner, giver);
  const { image } = await head(`/team/${team}`);
  expect((await get(pathOf(image))).statusCode).toBe(200);
  const deleted = await kalivo.call("POST", pathTo(api.deleteTeam, { id: team }), { token: runner.token });
  expect(deleted.status).toBe(200);
  const page = await head(`/team/${team}`);
  expect([page.title, page.image]).toEqual([GENERAL, "https://kalivo.example/preview/general.png?hl=en"]);
  expect(page.said).not.toContain("Trail Crew");
  expect((await get(pathOf(image))).statusCode).toBe(404);
});

test("an organisation that is hidden is as unknown as one that never was", async () => {
  const hidden = await organisation(kalivo, "Closed Doors");
  const { image } = await head(`/organisation/${hidden}`);
  const { db, clock } = kalivo.product.services;
  await db.updateTable("organisations").set({ hidden_at: clock.now() }).where("id", "=", hidden).execute();
  const page = await head(`/organisation/${hidden}`);
  expect([page.title, page.image]).toEqual([GENERAL, "https://kalivo.example/preview/general.png?hl=en"]);
  expect(page.body).not.toContain("Closed Doors");
  expect((await get(pathOf(image))).statusCode).toBe(404);
});

test("a code says whose it is and its rate, nothing else", async () => {
  const { code } = await codeOf(kalivo, giver, {
    perCalorie: 0.25,
    limit: 17,
    label: "Birthday",
    maxUses: 33,
  });
  const page = await head(`/code/${code.toLowerCase()}`);
  expect(page.title).toBe("Greta Geefs gives 0,25\u00A0€ per 100 calories you burn");
  expect(page.url).toBe(`https://kalivo.example/code/${code}`);
  // Scripts hold the places of files, which are numbers, too.
  const told = page.said.replaceAll(/<script.*?<\/script>/gsu, "");
  expect(told).not.toMatch(/Birthday|17,00|\b33\b|1.234,56/);
  expect((await get(pathOf(page.image))).statusCode).toBe(200);
  await privacy(giver, { pseudo: "Tortoise" });
  expect((await head(`/code/${code}`)).title).toContain("Tortoise gives");
  await privacy(giver, { pseudo: null });
});

test("a code that cannot be used says nothing", async () => {
  const used = await codeOf(kalivo, giver);
  await kalivo.call("POST", pathTo(api.archiveCode, { id: used.id }), { token: giver.token });
  for (const code of [used.code, "ZZZZZZZZ", "short", "%20"]) {
    const page = await head(`/code/${code}`);
    expect([code, page.title]).toEqual([code, GENERAL]);
  }
  expect((await get(`/preview/code/${used.code}.png`)).statusCode).toBe(404);
});

test("who is not public is as unknown as nobody, and the owner of a code too", async () => {
  const hidden = await somebody(kalivo, "Hilde", "Verborgen");
  const { code } = await codeOf(kalivo, hidden, { perCalorie: 0 });
  expect((await head(`/code/${code}`)).title).toBe("Hilde Verborgen invited you to Kalivo");
  await privacy(hidden, { public: false });
  for (const url of [
    `/user/${hidden.id}`,
    `/register?back=Kalivo-${hidden.id}`,
    `/code/${code}`,
    "/user/2000000000",
  ]) {
    const page = await head(url);
    expect([url, page.title, page.image]).toEqual([
      url,
      GENERAL,
      "https://kalivo.example/preview/general.png?hl=en",
    ]);
    expect(page.body).not.toMatch(/Hilde|Verborgen/);
  }
  for (const name of [`user/${hidden.id}`, `code/${code}`, "user/2000000000"])
    expect([name, (await get(`/preview/${name}.png`)).statusCode]).toEqual([name, 404]);
});

test("a hidden figure is in neither the page nor the picture, and a pseudonym stands for the name", async () => {
  const shown = await head(`/user/${runner.id}`);
  await privacy(runner, { funds_raised: false });
  const page = await head(`/user/${runner.id}`);
  expect(page.body).not.toContain(RAISED);
  expect(page.description).not.toContain("so far");
  expect(page.image).not.toBe(shown.image);
  // the old address shows what may be seen now
  expect(await picture(shown.image)).toBe(await picture(page.image));
  await privacy(runner, { funds_raised: true, pseudo: "Tortoise" });
  for (const url of [`/user/${runner.id}`, `/register?back=x-${runner.id}`]) {
    const { body, title } = await head(url);
    expect(title).toContain("Tortoise");
    expect(body).not.toMatch(/Thomas|Peeters/);
  }
  await privacy(runner, { pseudo: null });
});

test("no name gets out of its place in the page", async () => {
  const team = await teamOf(kalivo, runner, giver);
  const { db } = kalivo.product.services;
  const hostile = await somebody(kalivo, HOSTILE, "O'Hara $& $1 \\");
  await db.updateTable("teams").set({ name: HOSTILE, description: HOSTILE }).where("id", "=", team).execute();
  const bad = await organisation(kalivo, HOSTILE);
  const { code } = await codeOf(kalivo, hostile, { perCalorie: 0 });
  for (const url of [`/user/${hostile.id}`, `/team/${team}`, `/organisation/${bad}`, `/code/${code}`]) {
    const { body, title, image } = await head(url);
    expect([url, body.includes("<script>alert")]).toEqual([url, false]);
    expect([url, title?.includes(ESCAPED)]).toEqual([url, true]);
    expect([url, (await get(pathOf(image))).statusCode]).toEqual([url, 200]);
  }
  expect((await head(`/user/${hostile.id}`)).title).toContain("O&#39;Hara $&amp; $1 \\");
  const reflected = await head(`/register?back=${encodeURIComponent(HOSTILE)}-${runner.id}`);
  expect(reflected.body).not.toContain("<script>alert");
});

test("every other address of the app has the general preview, and what is no page of the app has none", async () => {
  for (const url of ["/", "/community", "/user/0", "/user/99999999999", "/reset/abc", "/notice/a.b"]) {
    const page = await head(url);
    expect([url, page.title, page.url]).toEqual([url, GENERAL, "https://kalivo.example/"]);
  }
  expect((await get("/preview/general.png?hl=en")).headers["content-type"]).toBe("image/png");
  for (const url of [
    "/api/nothing",
    "/assets/none.js",
    "/preview/nothing",
    "/preview/user/x.png",
    "/preview/invite/1.png",
  ])
    expect([url, (await get(url)).statusCode]).toEqual([url, 404]);
  for (const url of ["/sandbox", "/mailbox", api.readVersion, "/api/docs"])
    expect([url, (await get(url)).body.includes("og:title")]).toEqual([url, false]);
});

test("the page keeps its policy, answers HEAD, and comes once", async () => {
  const url = `/user/${runner.id}`;
  const [page, start] = [await get(url), await get("/")];
  expect(page.headers["content-security-policy"]).toBe(start.headers["content-security-policy"]);
  expect(page.headers["content-security-policy"]).toMatch(/script-src 'self' 'wasm-unsafe-eval' 'sha256-/);
  expect(page.headers["cache-control"]).toBe("no-cache");
  const { image } = await head(url);
  for (const [address, type] of [
    [url, "text/html; charset=utf-8"],
    ["/", "text/html; charset=utf-8"],
    [pathOf(image), "image/png"],
  ] as const) {
    const asked = await get(address, {}, "HEAD");
    expect([asked.statusCode, asked.headers["content-type"], asked.body]).toEqual([200, type, ""]);
    const again = await get(address, { "if-none-match": String(asked.headers["etag"]) });
    expect([address, again.statusCode, again.body]).toEqual([address, 304, ""]);
  }
});

test("who asks too often reads the general preview, and no more pictures", async () => {
  const { code } = await codeOf(kalivo, giver);
  const from = (url: string) => kalivo.app.inject({ url, remoteAddress: "10.9.9.9" });
  for (let n = 0; n < 10; n += 1) await from("/code/ZZZZZZZZ");
  const page = await from(`/code/${code}`);
  expect([page.statusCode, /<title>([^<]*)/.exec(page.body)?.[1]]).toEqual([200, GENERAL]);
  for (let n = 0; n < 60; n += 1) await from("/preview/user/2000000000.png");
  const { statusCode, headers } = await from(`/preview/user/${runner.id}.png`);
  expect([statusCode, Number(headers["retry-after"]) > 0]).toEqual([429, true]);
});

import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { LANGUAGES } from "@kalivo/domain/language.ts";
import { pageWords } from "@kalivo/words/pages.ts";
import { beforeAll, expect, test } from "vitest";
import {
  grossTotal,
  paidBy,
  organisation,
  pledge,
  somebody,
  type Somebody,
} from "#server-test/support/people.ts";
import { previewReader } from "#server-test/support/preview-reader.ts";
import { useProduct } from "#server-test/support/product.ts";
import { teamOf } from "#server-test/support/teams.ts";

const kalivo = useProduct({ PUBLIC_URL: "https://kalivo.example" });
const { get, head } = previewReader(kalivo);
const db = () => kalivo.product.services.db;

const HOSTILE = `</script><script>alert(1)</script>`;
const RAISED = "1\u202F234,56\u00A0€";

let runner: Somebody;
let charity: number;
beforeAll(async () => {
  runner = await somebody(kalivo, "Amélie", "Laurent");
  const giver = await somebody(kalivo, "Greta", "Geefs");
  charity = await organisation(kalivo, "Forêt du Nord");
  const payer = await pledge(kalivo, { payer: giver.id, burner: runner.id });
  const october = { period_id: 202610, gross_cents: 123_456n };
  await grossTotal(kalivo, { party: "burner", party_id: runner.id, ...october });
  await grossTotal(kalivo, { party: "payer", party_id: payer, ...october });
  await grossTotal(kalivo, { party: "organisation", party_id: charity, ...october, payers_count: 5 });
  await kalivo.call("POST", api.chooseOrganisations, {
    token: runner.token,
    data: { organisations: [charity] },
  });
});

const privacy = (person: Somebody, settings: Record<string, unknown>) =>
  kalivo.call("POST", api.savePrivacy, { token: person.token, data: settings });

/** What the page says of itself to machines. */
const dataIn = (body: string): unknown => {
  const [, block = "null"] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(body) ?? [];
  return JSON.parse(block);
};

test("a person's page says who they are, what for and what they raised, and leads to supporting them", async () => {
  const path = `/p/${runner.id}-amelie-laurent`;
  const page = await head(path);
  expect([page.title, page.robots, page.canonical]).toEqual([
    "Amélie Laurent on Kalivo",
    "noindex",
    `https://kalivo.example${path}`,
  ]);
  expect(page.image).toContain(`/preview/user/${runner.id}.png`);
  expect(page.said).toContain(RAISED);
  expect(page.said).toContain(`href="/o/${charity}-foret-du-nord"`);
  expect(page.said).toContain(`href="/register?to=%2Fuser%2F${runner.id}%2Fback"`);
  expect(page.said).toContain("Support Amélie");
  expect(page.said).toContain(`href="/user/${runner.id}"`);
  expect(dataIn(page.body)).toEqual({
    "@context": "https://schema.org",
    "@type": "ProfilePage",
    url: `https://kalivo.example${path}`,
    mainEntity: { "@type": "Person", name: "Amélie Laurent" },
  });
  expect((await get(path)).headers["cache-control"]).toBe("no-cache");
});

test("an organisation's page says what it is and got, month by month, and may be found", async () => {
  const path = `/o/${charity}-foret-du-nord`;
  await paidBy(kalivo, 202610, 5);
  await kalivo.moveTo("2026-11-02T12:00:00Z"); // lets the kept books grow old
  const page = await head(path);
  expect([page.title, page.robots, page.canonical]).toEqual([
    "Forêt du Nord on Kalivo",
    null,
    `https://kalivo.example${path}`,
  ]);
  expect(page.said).toContain("About Forêt du Nord");
  expect(page.said).toMatch(new RegExp(`October 2026[^€]*${RAISED}`, "u"));
  expect(page.said).toContain(`href="/register?to=%2Forganisation%2F${charity}"`);
  expect(dataIn(page.body)).toMatchObject({ "@type": "NGO", name: "Forêt du Nord" });
  expect((await head(`/organisation/${charity}`)).canonical).toBe(`https://kalivo.example${path}`);
});

test("a team's page says what a preview says of it, and is for no search engine", async () => {
  const team = await teamOf(kalivo, runner);
  const page = await head(`/t/${team}-trail-crew`);
  expect([page.title, page.robots]).toEqual(["Trail Crew on Kalivo", "noindex"]);
  expect(page.said).toContain("1 member");
  expect(page.said).toContain(`href="/register?to=%2Fteam%2F${team}"`);
  expect(page.said).not.toContain("Amélie");
  await kalivo.call("POST", pathTo(api.deleteTeam, { id: team }), { token: runner.token });
  expect((await get(`/t/${team}-trail-crew`)).statusCode).toBe(404);
});

test("the list of organisations leads to each, and to no hidden one", async () => {
  const hidden = await organisation(kalivo, "Closed Doors");
  await db().updateTable("organisations").set({ hidden_at: new Date() }).where("id", "=", hidden).execute();
  const page = await head("/o");
  expect(page.said).toContain(`href="/o/${charity}-foret-du-nord"`);
  expect(page.said).not.toContain("Closed Doors");
  expect((await get(`/o/${hidden}-closed-doors`)).statusCode).toBe(404);
  expect(dataIn(page.body)).toMatchObject({ "@type": "ItemList" });
  expect((await get("/o?page=2")).statusCode).toBe(404);
  expect((await get("/o/?page=1")).headers["location"]).toBe("/o");
});

test.each(LANGUAGES)(
  "every page is in %s where the address says so, and its links go on in it",
  async (language) => {
    const words = pageWords(language);
    for (const path of ["/o", `/o/${charity}-foret-du-nord`, `/p/${runner.id}-amelie-laurent`, "/m"]) {
      const { body, headers } = await get(`${path}?lang=${language}`, { "accept-language": "de" });
      expect([path, body.includes(words.foot.runBy)]).toEqual([path, true]);
      expect([path, body.includes(`href="/legal/terms?lang=${language}"`)]).toEqual([path, true]);
      expect([
        path,
        body.includes(`<link rel="canonical" href="https://kalivo.example${path}?lang=${language}"`),
      ]).toEqual([path, true]);
      const alternates = [...body.matchAll(/hreflang="(\w\w)"\s+href="(https[^"]*)"/gu)].map(
        ([, to, href]) => `${to} ${href}`,
      );
      for (const other of LANGUAGES)
        expect(alternates).toContain(`${other} https://kalivo.example${path}?lang=${other}`);
      expect(headers["vary"]).toMatch(/Accept-Language/u);
    }
    const byBrowser = await get("/o", { "accept-language": language });
    expect(byBrowser.body).toContain(words.foot.runBy);
  },
);

test("a language that is none of ours is left to the browser", async () => {
  const { body } = await get("/o?lang=xx", { "accept-language": "nl" });
  expect(body).toContain(pageWords("nl").foot.runBy);
});

test.each([
  ["a wrong name", (id: number) => `/p/${id}-thomas-peeters`],
  ["no name", (id: number) => `/p/${id}`],
  ["an emoji", (id: number) => `/p/${id}-%F0%9F%94%A5`],
  ["a slash at its end", (id: number) => `/p/${id}-amelie-laurent/`],
])("an address with %s is redirected to the one there is", async (_name, address) => {
  const { statusCode, headers } = await get(`${address(runner.id)}?lang=fr&utm=x`);
  expect([statusCode, headers["location"]]).toEqual([301, `/p/${runner.id}-amelie-laurent?lang=fr`]);
});

test.each([
  "/p/0",
  "/p/-1",
  "/p/2147483648",
  "/p/1e99",
  "/o/999999",
  "/o/1-a/b",
  "/o/nowhere",
  "/t/",
  "/m/2026-13",
  "/m/2031-01",
  "/m/1999-01",
])("%s is no page: it says so in words, and is in no index and no cache", async (address) => {
  const { statusCode, body, headers } = await get(address);
  expect([statusCode, headers["content-type"], headers["cache-control"]]).toEqual([
    404,
    "text/html; charset=utf-8",
    "no-store",
  ]);
  expect(body).toContain(pageWords("en").missing.text.replaceAll("'", "&#39;"));
  expect(body).toContain('<meta name="robots" content="noindex" />');
});

test("who turns private is gone at once, by any name, as if they had never been there", async () => {
  const person = await somebody(kalivo, "Hilde", "Verborgen");
  const path = `/p/${person.id}-hilde-verborgen`;
  expect((await get(path)).statusCode).toBe(200);
  await privacy(person, { public: false });
  const [gone, never] = [await get(path), await get("/p/999999-hilde-verborgen")];
  expect([gone.statusCode, gone.body, gone.headers["cache-control"]]).toEqual([
    404,
    never.body,
    never.headers["cache-control"],
  ]);
  expect(gone.body).not.toMatch(/Hilde|Verborgen/u);
  expect((await get(`/p/${person.id}`)).headers["location"]).toBeUndefined();
});

test("what a person hides is not on their page, and a pseudonym stands for the name, also in the address", async () => {
  await privacy(runner, { funds_raised: false, organisations: false, pseudo: "Tortoise" });
  const { headers } = await get(`/p/${runner.id}-amelie-laurent`);
  expect(headers["location"]).toBe(`/p/${runner.id}-tortoise`);
  const page = await head(`/p/${runner.id}-tortoise`);
  expect(page.body).not.toMatch(/Amélie|Laurent/u);
  expect(page.body).not.toContain(RAISED);
  expect(page.said).not.toContain("foret-du-nord");
  await privacy(runner, { funds_raised: true, organisations: true, pseudo: null });
});

test("no name or text gets out of its place, however hostile or long", async () => {
  const turned = `\u202E${HOSTILE}\u2066`;
  const person = await somebody(kalivo, turned, "O'Hara");
  const bad = await organisation(kalivo, turned);
  const long = `${turned} ${"x".repeat(9_000)}\n\nSecond part`;
  await db().updateTable("organisations").set({ long_description: long }).where("id", "=", bad).execute();
  const team = await teamOf(kalivo, person);
  await db().updateTable("teams").set({ name: turned, description: long }).where("id", "=", team).execute();
  for (const id of [`o/${bad}`, `t/${team}`, `p/${person.id}`]) {
    const { headers } = await get(`/${id}`);
    const path = String(headers["location"]);
    const page = await head(path);
    expect([path, page.body.includes("<script>alert")]).toEqual([path, false]);
    expect([path, /[\u202E\u2066]/u.test(page.body)]).toEqual([path, false]);
    expect(JSON.stringify(dataIn(page.body))).toContain("</script><script>alert(1)</script>");
  }
});

test("an organisation without a logo, a text or a cent has a page without empty places", async () => {
  const bare = await organisation(kalivo, "Bare");
  await db()
    .updateTable("organisations")
    .set({ short_description: "", long_description: "" })
    .where("id", "=", bare)
    .execute();
  const { said } = await head(`/o/${bare}-bare`);
  expect(said).not.toMatch(/0,00|<h2>About|<table|raised so far/u);
});

test("a page runs nothing, answers HEAD, and is in no frame", async () => {
  for (const path of ["/o", `/p/${runner.id}-amelie-laurent`, "/m", "/p/0"]) {
    const [page, asked] = [await get(path), await get(path, {}, "HEAD")];
    const policy = String(page.headers["content-security-policy"]);
    expect(policy).toMatch(/default-src 'none'.*frame-ancestors 'none'/u);
    expect(policy).not.toContain("script-src");
    expect(page.body.match(/<script(?! type="application\/ld\+json")/gu)).toBeNull();
    expect([asked.statusCode, asked.body]).toEqual([page.statusCode, ""]);
  }
});

const from = (url: string) => kalivo.app.inject({ url, remoteAddress: "10.8.8.8" });

test("a crawler in a hurry is told when to come back, in words", async () => {
  for (let n = 0; n < 60; n += 1) await from("/p/999999");
  const { statusCode, headers, body } = await from(`/p/${runner.id}-amelie-laurent`);
  expect([statusCode, Number(headers["retry-after"]) > 0]).toEqual([429, true]);
  expect(body).toContain(pageWords("en").busy.title);
  expect(body).not.toContain("Amélie");
});

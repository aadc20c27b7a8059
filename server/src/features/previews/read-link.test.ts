import { pathTo } from "@kalivo/contract/path-to.ts";
import { beforeAll, expect, test } from "vitest";
import * as api from "@kalivo/contract/api-paths.ts";
import type { SharedLink } from "@kalivo/contract/routes/own/read-link.ts";
import { organisation, payerOf, somebody, type Somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";
import { codeOf, teamOf } from "#server-test/support/teams.ts";
import { erasePerson } from "../account/erasure/erase-person.ts";

// What a visitor without an account reads about a shared link.

const kalivo = useProduct();
let asked = 0;

async function link(address: string, { language = "en", from = `10.1.0.${(asked += 1)}` } = {}) {
  const { statusCode, body, headers } = await kalivo.app.inject({
    url: `${api.readLink}?${new URLSearchParams({ address }).toString()}`,
    headers: { "accept-language": language },
    remoteAddress: from,
  });
  const said: SharedLink & { message?: string } = JSON.parse(body);
  return { status: statusCode, said, headers };
}

let runner: Somebody;
beforeAll(async () => {
  runner = await somebody(kalivo, "Amélie", "Laurent");
});

test("an invite says who sent it by their own name, whatever name the link was given", async () => {
  const { said } = await link(`/register?back=The-Red-Cross-${runner.id}`);
  expect(said).toMatchObject({
    kind: "invite",
    name: "Amélie Laurent",
    title: "Amélie invited you to Kalivo",
  });
});

test("the page to support somebody says so: nobody invited whoever opens it from a profile", async () => {
  const { said } = await link(`/user/${runner.id}/back`);
  expect(said).toMatchObject({ kind: "support", name: "Amélie Laurent", title: "Support Amélie on Kalivo" });
});

const chooses = (person: Somebody, organisations: number[]) =>
  kalivo.call("POST", api.chooseOrganisations, { token: person.token, data: { organisations } });

test("an invite says what is asked and for whom the money is, as far as anybody may know", async () => {
  const walker = await somebody(kalivo, "Willem", "Wandel");
  const invite = `/register?back=x-${walker.id}`;
  const ask = "Give a little for every 100 calories Willem burns. You set a monthly limit.";
  expect((await link(invite)).said.text, "who raises for nobody asks for nothing").not.toContain("Give");
  const causes: number[] = [];
  for (const name of ["Forest", "Seas", "Bees", "Moors"]) causes.push(await organisation(kalivo, name));
  await chooses(walker, causes.slice(0, 2));
  expect((await link(invite)).said.text).toBe(`${ask} Willem raises money for Forest and Seas.`);
  await chooses(walker, causes);
  expect((await link(invite)).said.text).toContain("for Forest, Seas and 2 more.");
  expect((await link(invite, { language: "fr" })).said.text).toBe(
    "Donne un peu par 100 calories que Willem brûle. Tu fixes un plafond mensuel. Willem récolte pour Forest, Seas et 2 autres.",
  );
  await kalivo.call("POST", api.savePrivacy, { token: walker.token, data: { organisations: false } });
  expect((await link(invite)).said.text).toBe(ask);
});

const textOf = async ({ code }: { code: string }) => (await link(`/code/${code}`)).said.text;

test("a code says the most it gives a month before anybody joins, whoever it is of", async () => {
  const giver = await somebody(kalivo, "Greta", "Geefs");
  await payerOf(kalivo, giver.id);
  const [limited, unlimited, invitation] = [
    await codeOf(kalivo, giver, { limit: 17 }),
    await codeOf(kalivo, giver),
    await codeOf(kalivo, giver, { perCalorie: 0, limit: 17 }),
  ];
  const most = "This code gives at most 17,00\u00A0€ a month.";
  expect(await textOf(limited)).toContain(most);
  expect(await textOf(unlimited)).not.toContain("at most");
  expect(await textOf(invitation)).not.toContain("at most");
  await kalivo.call("POST", api.savePrivacy, { token: giver.token, data: { public: false } });
  expect(await textOf(limited)).toContain(most);
});

test("each kind of link says what it is about, in the reader's language", async () => {
  const club = await teamOf(kalivo, runner);
  const charity = await organisation(kalivo, "Forest Return");
  const { code } = await codeOf(kalivo, runner, { perCalorie: 0 });
  expect((await link(`/user/${runner.id}`)).said).toMatchObject({ kind: "user", name: "Amélie Laurent" });
  expect((await link(`/user/${runner.id}/back`)).said.name).toBe("Amélie Laurent");
  expect((await link(`/team/${club}`)).said).toMatchObject({ kind: "team", name: "Trail Crew" });
  expect((await link(`/organisation/${charity}`)).said.name).toBe("Forest Return");
  expect((await link(`/code/${code}`, { language: "fr" })).said).toMatchObject({
    kind: "code",
    title: "Amélie Laurent t’invite sur Kalivo",
  });
});

test("a link to Kalivo among the organisations says that it is us, as its card and page do", async () => {
  const texts = { short_description: "Who runs this.", long_description: "" };
  const { id: us } = await kalivo.product.services.db
    .insertInto("organisations")
    .values({ name: "Kalivo", ...texts, is_association: true, created_at: new Date("2026-01-01T00:00:00Z") })
    .returning("id")
    .executeTakeFirstOrThrow();
  const sentence = "This is us: what is given here pays for what Kalivo costs.";
  expect((await link(`/organisation/${us}`)).said.text).toContain(sentence);
  expect((await link(`/o/${us}-kalivo`)).said.text).toContain(sentence);
  expect((await link(`/organisation/${us}`, { language: "nl" })).said.text).toContain("Dit zijn wij");
});

test("a code says why it can't be used", async () => {
  const gone = await codeOf(kalivo, runner, { perCalorie: 0 });
  await kalivo.call("POST", pathTo(api.archiveCode, { id: gone.id }), { token: runner.token });
  expect(await link(`/code/${gone.code}`)).toMatchObject({
    status: 410,
    said: { message: "This code is expired" },
  });
  expect((await link("/code/ZZZZZZZZ")).said.message).toBe("This code is not a valid code");
});

test("whoever is not public, gone or never was reads all the same, and so does a cut link", async () => {
  const [hidden, gone] = [await somebody(kalivo, "Hilde"), await somebody(kalivo, "Gone")];
  const { code } = await codeOf(kalivo, hidden, { perCalorie: 0 });
  await kalivo.call("POST", api.savePrivacy, { token: hidden.token, data: { public: false } });
  const { db, clock, config } = kalivo.product.services;
  const erased = { id: gone.id, publicUrl: config.publicUrl };
  await db.transaction().execute((tx) => erasePerson(tx, erased, clock.now()));
  const nothing = (await link("/user/2000000000")).said;
  for (const address of [
    `/user/${hidden.id}`,
    `/register?back=Hilde-${hidden.id}`,
    `/user/${gone.id}`,
    "/team/999999",
    "/organisation/999999",
    "/user/",
    "/code/",
    "/nowhere",
  ]) {
    const { status, said } = await link(address);
    expect([address, status, said]).toEqual([address, 404, nothing]);
  }
  // The code is valid all the same; its owner is not named.
  const { said } = await link(`/code/${code}`);
  expect(said.title).toBe("Somebody shared a code with you");
  expect(JSON.stringify(said)).not.toContain("Hilde");
});

test("a whole club may follow one code from one network; who tries out codes is told when to come back", async () => {
  const { code } = await codeOf(kalivo, runner, { perCalorie: 0 });
  const from = "10.7.7.7";
  const check = (typed: string, token?: string) =>
    kalivo.app.inject({
      method: "POST",
      url: api.checkCode,
      payload: { code: typed },
      remoteAddress: from,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    });
  for (let person = 0; person < 30; person += 1) {
    expect((await link(`/code/${code}`, { from })).status).toBe(200);
    expect((await check(code)).statusCode).toBe(200);
  }
  for (let miss = 0; miss < 10; miss += 1) await link("/code/ZZZZZZZZ", { from });
  const refused = await link(`/code/${code}`, { from });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect(refused.said.message).toMatch(/Please wait \d+ seconds/);
  expect((await check(code)).statusCode).toBe(429);
  // A member behind the same network has a limit of their own.
  const member = await somebody(kalivo, "Mia");
  expect((await check(code, member.token)).statusCode).toBe(200);
});

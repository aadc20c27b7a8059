import * as api from "@kalivo/contract/api-paths.ts";
import { sql } from "kysely";
import sharp from "sharp";
import { expect, test } from "vitest";
import { callsOf } from "#server-test/support/calls-of.ts";
import { payerOf, somebody, type Somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";
import { applyCode, codeOf, teamOf } from "#server-test/support/teams.ts";

const kalivo = useProduct();
const db = () => kalivo.product.services.db;
const NOBODY = 999_999;

const { post } = callsOf(kalivo);
const back = (who: Somebody, data: Record<string, unknown>) =>
  post(who, api.backBurner, { perCalorie: 0.1, ...data });
const keyOf = async ({ token }: Somebody) =>
  (await kalivo.call("GET", api.readInviteKey, { token })).body.key;

const refuse = (burner: Somebody, donor: { type: string; id: number }) =>
  post(burner, api.refuseDonor, donor);

test("a donor who is refused gives no more, begins nothing new, and reads one neutral sentence", async () => {
  const [burner, donor, mate] = [
    await somebody(kalivo),
    await somebody(kalivo, "Dina", "Donor"),
    await somebody(kalivo),
  ];
  await payerOf(kalivo, donor.id);
  expect((await back(donor, { burner_id: burner.id })).status).toBe(200);
  const alone = await teamOf(kalivo, donor);
  const team = await teamOf(kalivo, donor, mate);
  expect((await back(donor, { burner_id: burner.id, team_id: alone })).status).toBe(200);
  const refused = { type: "user", id: donor.id };
  expect((await refuse(burner, refused)).status).toBe(200);
  expect((await refuse(burner, refused)).status).toBe(200);
  const { rows } = await sql<{ running: boolean }>`
    select upper_inf(valid) as running from pledges where burner_id = ${burner.id}
  `.execute(db());
  expect(rows.map(({ running }) => running)).not.toContain(true);
  for (const team_id of [undefined, alone, team]) {
    const answer = await back(donor, { burner_id: burner.id, team_id, key: await keyOf(burner) });
    expect([answer.status, answer.body.message]).toEqual([403, "You can't support this person."]);
  }
  const list = await kalivo.call("GET", api.listRefusedDonors, { token: burner.token });
  expect(list.body).toMatchObject([{ ...refused, name: "Dina Donor" }]);
  const code = await codeOf(kalivo, donor);
  expect((await applyCode(kalivo, burner, code.code)).status).toBe(403);
  expect((await post(burner, api.allowDonor, refused)).status).toBe(200);
  expect((await back(donor, { burner_id: burner.id })).status).toBe(200);
});

test("who refused somebody sees their picture as long as they are public, and not longer", async () => {
  const [burner, donor] = [await somebody(kalivo), await somebody(kalivo, "Dina", "Donor")];
  const bytes = await sharp({ create: { width: 30, height: 30, channels: 3, background: "teal" } })
    .png()
    .toBuffer();
  const file = new Blob([new Uint8Array(bytes)]);
  await kalivo.call("POST", api.saveInformations, { token: donor.token, data: { file }, form: true });
  await back(donor, { burner_id: burner.id });
  expect((await refuse(burner, { type: "user", id: donor.id })).status).toBe(200);
  const refused = async () => (await kalivo.call("GET", api.listRefusedDonors, { token: burner.token })).body;
  const shown = { type: "user", id: donor.id, name: "Dina Donor" };
  expect(await refused()).toMatchObject([{ ...shown, picture: { url: expect.any(String) } }]);
  await post(donor, api.savePrivacy, { public: false });
  expect(await refused()).toMatchObject([{ ...shown, picture: null }]);
});

test("a team is refused like a person, and its people may still give by themselves", async () => {
  const [burner, admin, mate] = [await somebody(kalivo), await somebody(kalivo), await somebody(kalivo)];
  const team = await teamOf(kalivo, admin, mate);
  expect((await back(admin, { burner_id: burner.id, team_id: team })).status).toBe(200);
  expect((await refuse(burner, { type: "team", id: team })).status).toBe(200);
  expect((await back(admin, { burner_id: burner.id, team_id: team })).status).toBe(403);
  expect((await back(admin, { burner_id: burner.id })).status).toBe(200);
});

test("nobody is refused who never gave, so that a refusal tells of nobody", async () => {
  const [burner, person] = [await somebody(kalivo), await somebody(kalivo)];
  await post(person, api.savePrivacy, { public: false });
  const [found, unknown] = [
    await refuse(burner, { type: "user", id: person.id }),
    await refuse(burner, { type: "user", id: NOBODY }),
  ];
  expect([found.status, found.text]).toEqual([404, unknown.text]);
});

test("a refusal and a pledge at the same moment leave no pledge", async () => {
  const [burner, donor] = [await somebody(kalivo), await somebody(kalivo)];
  await back(donor, { burner_id: burner.id });
  await Promise.all([
    refuse(burner, { type: "user", id: donor.id }),
    ...[1, 2, 3, 4].map((n) => back(donor, { burner_id: burner.id, perCalorie: n / 10 })),
  ]);
  const { rows } = await sql<{ id: number }>`
    select id from pledges where burner_id = ${burner.id} and upper_inf(valid)
  `.execute(db());
  expect(rows).toEqual([]);
});

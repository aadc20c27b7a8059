import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { expect, test } from "vitest";
import { callsOf } from "../support/calls-of.ts";
import { figures, hidingOf, OPEN, profile, SHUT } from "../support/hiding.ts";
import { payerOf, pledge, somebody, type Somebody } from "../support/people.ts";
import { useProduct } from "../support/product.ts";
import { applyCode, codeOf, teamOf } from "../support/teams.ts";

// Rule 35: to whom somebody hidden is there.

const kalivo = useProduct();
const db = () => kalivo.product.services.db;
const { get, post } = callsOf(kalivo);
const { back, hide, hidden, opensTo } = hidingOf(kalivo);

/** Somebody with a payment method. */
async function giving(): Promise<Somebody> {
  const donor = await somebody(kalivo);
  await payerOf(kalivo, donor.id);
  return donor;
}

test("who backed somebody before they hid stays related, through changes, until the pledge stops", async () => {
  const [donor, person] = [await giving(), await somebody(kalivo, "Hidden")];
  expect((await back(donor, { burner_id: person.id })).status).toBe(200);
  await hide(person);
  await hide(person); // saying it again moves no day
  expect(await opensTo(donor, person)).toEqual(OPEN);
  expect((await back(donor, { burner_id: person.id, perCalorie: 0.2 })).status).toBe(200);
  expect(await opensTo(donor, person)).toEqual(OPEN);
  expect((await back(donor, { burner_id: person.id, perCalorie: 0 })).status).toBe(200);
  expect(await opensTo(donor, person)).toEqual(SHUT);
  expect((await back(donor, { burner_id: person.id })).status).toBe(404);
});

test("a pledge that no money stands behind before they hid opens nothing, also once a method is saved", async () => {
  const [donor, person] = [await somebody(kalivo), await somebody(kalivo, "Hidden")];
  expect((await back(donor, { burner_id: person.id })).status).toBe(200);
  expect(await opensTo(donor, person)).toEqual(OPEN);
  await hide(person);
  expect(await opensTo(donor, person)).toEqual(SHUT);
  await db()
    .updateTable("payers")
    .set({
      provider: "sandbox",
      customer_ref: "customer",
      method_ref: "method",
      method_kind: "card",
      method_state: "active",
      method_since: new Date(),
    })
    .where("user_id", "=", donor.id)
    .execute();
  expect(await opensTo(donor, person)).toEqual(SHUT);
  expect((await back(donor, { burner_id: person.id, perCalorie: 0 })).status).toBe(200);
});

test("who was shown again and hides again knows the donors of the days between, and of no day after", async () => {
  const [donor, person] = [await giving(), await hidden()];
  expect((await back(donor, { burner_id: person.id })).status).toBe(404);
  await post(person, api.savePrivacy, { public: true });
  expect((await back(donor, { burner_id: person.id })).status).toBe(200);
  await hide(person);
  expect(await opensTo(donor, person)).toEqual(OPEN);
});

test("a code that the hidden person applies makes its owner related; a code that nobody applied does not", async () => {
  const [donor, person] = [await somebody(kalivo), await hidden()];
  await pledge(kalivo, { payer: donor.id, burner: (await somebody(kalivo)).id }); // makes the donor a payer
  const code = await codeOf(kalivo, donor);
  expect(await opensTo(donor, person)).toEqual(SHUT);
  expect((await applyCode(kalivo, person, code.code)).status).toBe(200);
  expect(await opensTo(donor, person)).toEqual(OPEN);
  expect((await back(donor, { burner_id: person.id, perCalorie: 0.2 })).status).toBe(200);
  expect(await opensTo(donor, person)).toEqual(OPEN);
});

test("whom the hidden person backs is related, and so are members of a team both are in", async () => {
  const [backed, mate, stranger, person] = [
    await somebody(kalivo),
    await somebody(kalivo),
    await somebody(kalivo),
    await hidden(),
  ];
  expect((await back(person, { burner_id: backed.id })).status).toBe(200);
  const team = await teamOf(kalivo, mate, person);
  expect(await opensTo(backed, person)).toEqual(OPEN);
  expect(await opensTo(mate, person)).toEqual(OPEN);
  const invitation = await codeOf(kalivo, stranger, {
    perCalorie: 0,
    teamId: await teamOf(kalivo, stranger),
  });
  for (const [path, data] of [
    [pathTo(api.setTeamAdmin, { id: team }), { user_id: stranger.id, is_admin: true }],
    [api.applyCode, { code: invitation.code, user_id: person.id }],
    [api.createTeam, { name: "Trap", users: [person.id] }],
  ] as const)
    await post(stranger, path, data);
  expect(await opensTo(stranger, person)).toEqual(SHUT);
  expect((await get(stranger, pathTo(api.readTeam, { id: team }))).text).not.toContain("Hider");
});

const keyOf = async ({ token }: Somebody) =>
  (await kalivo.call("GET", api.readInviteKey, { token })).body.key;

test("the secret invite link opens a hidden profile, and a pledge begun by it makes its payer related", async () => {
  const [friend, person] = [await somebody(kalivo), await hidden()];
  const key = await keyOf(person);
  expect([key.length >= 22, await keyOf(person)]).toEqual([true, key]);
  expect((await get(friend, profile(person.id), { key })).status).toBe(200);
  expect((await get(friend, figures("burner", person.id), { key })).status).toBe(200);
  expect(await opensTo(friend, person)).toEqual(SHUT); // the key alone is nothing one keeps
  expect((await back(friend, { burner_id: person.id, key })).status).toBe(200);
  expect(await opensTo(friend, person)).toEqual(OPEN);
  const renewed = await post(person, api.renewInviteKey, {});
  expect(renewed.text).not.toContain(key);
  const late = await somebody(kalivo);
  for (const wrong of [key, key.toUpperCase(), `${key}x`, key.slice(1), "'; drop", await keyOf(friend)]) {
    expect((await get(late, profile(person.id), { key: wrong })).status).toBe(404);
    expect((await back(late, { burner_id: person.id, key: wrong })).status).toBe(404);
  }
  expect(await opensTo(friend, person)).toEqual(OPEN); // whom they let in stays
});

import * as api from "@kalivo/contract/api-paths.ts";
import { expect, test } from "vitest";
import { MAILED_NAME_LENGTH } from "@kalivo/domain/people/name.ts";
import { mailedTo } from "../support/mailed.ts";
import { saveMethod } from "../support/payer.ts";
import { PASSWORD, payerOf, somebody, type Somebody } from "../support/people.ts";
import { useProduct } from "../support/product.ts";

const kalivo = useProduct();
const back = ({ token }: Somebody, burner: Somebody, perCalorie = 0.01) =>
  kalivo.call("POST", api.backBurner, { token, data: { burner_id: burner.id, perCalorie, limit: 1 } });
const subjects = async ({ email }: Somebody) =>
  (await mailedTo(kalivo, email))
    .map(({ subject }) => subject)
    .filter((subject) => subject !== "Welcome to Kalivo");

test("nobody is written to in the product's name by an account without a payment method", async () => {
  const victims = [];
  for (let made = 0; made < 24; made += 1) victims.push(await somebody(kalivo, `Vic${made}`));
  const attacker = await somebody(kalivo, "Mallory", "Mailer");
  const statuses = [];
  for (const victim of victims) statuses.push((await back(attacker, victim)).status);
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429, 429, 429, 429]);
  for (const victim of victims) expect(await subjects(victim)).toEqual([]);
});

test("the limit of pledges without a method holds over teams, and stopping and beginning again counts", async () => {
  const attacker = await somebody(kalivo, "Moe", "Many");
  const mate = await somebody(kalivo);
  const team = await kalivo.call("POST", api.createTeam, {
    token: attacker.token,
    data: { name: "Many together" },
  });
  const { db } = kalivo.product.services;
  await db
    .insertInto("team_members")
    .values({ team_id: team.body.id, user_id: mate.id, joined_at: new Date("2026-11-01T00:00:00Z") })
    .execute();
  const victim = await somebody(kalivo);
  const statuses = [];
  for (let turn = 0; turn < 11; turn += 1) {
    statuses.push((await back(attacker, victim)).status);
    await back(attacker, victim, 0);
    const data = { burner_id: victim.id, perCalorie: 0.01, limit: 1, team_id: team.body.id };
    statuses.push((await kalivo.call("POST", api.backBurner, { token: attacker.token, data })).status);
    await kalivo.call("POST", api.backBurner, {
      token: attacker.token,
      data: { ...data, perCalorie: 0 },
    });
  }
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429, 429]);
});

test("the mail about a new donor leaves when the pledge counts, once", async () => {
  const burner = await somebody(kalivo);
  const donor = await somebody(kalivo, "Dina", "Donor");
  await back(donor, burner);
  expect(await subjects(burner)).toEqual([]);
  await saveMethod(kalivo, donor);
  expect(await subjects(burner)).toEqual(["New donor: Dina Donor"]);
  await kalivo.runDue();
  expect(await subjects(burner)).toEqual(["New donor: Dina Donor"]);
});

test("the same account causes one mail a day to the same person, however often it stops and begins", async () => {
  const burner = await somebody(kalivo);
  const donor = await somebody(kalivo, "Tess", "Toggle");
  await payerOf(kalivo, donor.id);
  for (let turn = 0; turn < 6; turn += 1) {
    await back(donor, burner);
    expect(await subjects(burner)).toEqual(["New donor: Tess Toggle"]);
    await back(donor, burner, 0);
  }
});

test.each([
  ["first_name", "Log in at https://evil.example/login"],
  ["last_name", "evil.example"],
  ["first_name", "support@evil"],
  ["last_name", "one\ntwo"],
  ["first_name", "\u200B"],
  ["last_name", "Se\u200Bcurity"],
])("nobody is called %s %j", async (field, name) => {
  const person = { first_name: "Eve", last_name: "Evil", email: "eve@example.org", password: PASSWORD };
  const registered = await kalivo.call("POST", api.register, { data: { ...person, [field]: name } });
  expect([registered.status, Object.keys(registered.body.errors ?? {})]).toEqual([422, [field]]);
  const { token } = await somebody(kalivo);
  const refused = [
    await kalivo.call("POST", api.saveInformations, { token, data: { [field]: name } }),
    await kalivo.call("POST", api.savePrivacy, { token, data: { pseudo: name } }),
    await kalivo.call("POST", api.createTeam, { token, data: { name } }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([422, 422, 422]);
});

test("a name from before the rule makes no subject and no link of its own", async () => {
  const burner = await somebody(kalivo);
  const donor = await somebody(kalivo, "Old", "Name");
  await payerOf(kalivo, donor.id);
  const first_name =
    "Your account is blocked, log in at https://evil.example/login now\r\nBcc: all@evil.example";
  await kalivo.product.services.db
    .updateTable("users")
    .set({ first_name })
    .where("id", "=", donor.id)
    .execute();
  await back(donor, burner);
  const mail = (await mailedTo(kalivo, burner.email)).find(({ subject }) =>
    subject.startsWith("New donor: "),
  );
  const said = mail?.subject.slice("New donor: ".length) ?? "";
  expect(Array.from(said).length).toBeLessThanOrEqual(MAILED_NAME_LENGTH);
  expect(`${mail?.subject}${mail?.text}`).not.toMatch(/evil\.example|\r|all@/);
});

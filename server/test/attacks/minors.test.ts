import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { expect, test } from "vitest";
import { callsOf } from "../support/calls-of.ts";
import { anAdmin, auditLog } from "../support/admins.ts";
import { payerOf, pledge, somebody, type Somebody } from "../support/people.ts";
import { useProduct } from "../support/product.ts";
import { codeOf } from "../support/teams.ts";

const kalivo = useProduct(); // 5 November 2026
const db = () => kalivo.product.services.db;
const CHILD = "2012-03-04";

const { post } = callsOf(kalivo);
const birthday = (who: Somebody, day: unknown) => post(who, api.saveInformations, { birthday: day });
const birthdayOf = async ({ token }: Somebody) =>
  (await kalivo.call("GET", api.readMe, { token })).body.birthday;

async function child(): Promise<Somebody> {
  const person = await somebody(kalivo, "Kim", "Klein");
  expect((await birthday(person, CHILD)).status).toBe(200);
  return person;
}

test("a known birthday under 18 is not emptied, made older or made younger by typing, and nothing is saved with the try", async () => {
  const kim = await child();
  for (const day of ["", null, "1990-03-04", "2011-03-04", "2013-03-04"]) {
    const answer = await post(kim, api.saveInformations, { birthday: day, first_name: "Older" });
    expect([day, answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([day, 422, ["birthday"]]);
    expect(answer.body.message).toBe(
      "Your birthday is fixed until you are 18. If it is wrong, please write to us.",
    );
  }
  expect(await birthdayOf(kim)).toBe(CHILD);
  expect((await birthday(kim, CHILD)).status).toBe(200); // the form sends it along
  for (const [path, data] of [
    [api.savePrivacy, { public: true }],
    [api.createCode, { perCalorie: 0 }],
  ] as const)
    expect([path, (await post(kim, path, data)).status]).toEqual([path, 403]);
});

test("two at once: a birthday under 18 and an older one leave no adult with a key to undo it", async () => {
  const kim = await somebody(kalivo);
  await Promise.all([birthday(kim, CHILD), birthday(kim, "1990-01-01"), birthday(kim, "")]);
  await birthday(kim, CHILD);
  expect(await birthdayOf(kim)).toBe(CHILD);
  expect((await birthday(kim, "1990-01-01")).status).toBe(422);
});

test("from the 18th birthday on it is one's own again", async () => {
  const person = await somebody(kalivo);
  expect((await birthday(person, "2008-11-06")).status).toBe(200);
  expect((await birthday(person, "2000-01-01")).status).toBe(422);
  await kalivo.moveTo("2026-11-05T23:30:00Z"); // 6 November in Brussels
  expect((await birthday(person, "2000-01-01")).status).toBe(200);
});

test("somebody known to be under 18 pledges to nobody, also not through a team, and may stop", async () => {
  const [kim, burner] = [await child(), await somebody(kalivo)];
  const team = await kalivo.call("POST", api.createTeam, {
    token: kim.token,
    data: { name: "Kids" },
  });
  for (const data of [
    { burner_id: burner.id },
    { burner_id: burner.id, team_id: team.body.id },
    { burner_id: 999_999 },
  ]) {
    const answer = await post(kim, api.backBurner, { perCalorie: 0.1, ...data });
    expect([answer.status, answer.body.message]).toEqual([
      403,
      "You can support somebody from the age of 18.",
    ]);
  }
  expect((await post(kim, api.backBurner, { burner_id: burner.id, perCalorie: 0 })).status).toBe(200);
});

test("becoming known as under 18 ends one's pledges and codes, and who backs the child goes on", async () => {
  const [kim, burner, donor] = [
    await somebody(kalivo, "Kim"),
    await somebody(kalivo),
    await somebody(kalivo),
  ];
  const payer = await payerOf(kalivo, kim.id);
  await pledge(kalivo, { payer: kim.id, burner: burner.id });
  await pledge(kalivo, { payer: donor.id, burner: kim.id });
  const code = await codeOf(kalivo, kim);
  await birthday(kim, CHILD);
  const running = await db()
    .selectFrom("pledges")
    .select(["payer_id", "burner_id"])
    .where("valid", "@>", "(9999-01-01,)")
    .execute();
  expect(
    running.filter(({ payer_id, burner_id }) => payer_id === payer || burner_id === kim.id),
  ).toMatchObject([{ burner_id: kim.id }]);
  expect((await post(donor, api.applyCode, { code: code.code })).status).toBe(410);
  const donorsView = await kalivo.call("GET", pathTo(api.readProfile, { id: kim.id }), {
    token: donor.token,
  });
  expect(donorsView.status).toBe(200); // they backed the child before it was hidden
  const strangersView = await kalivo.call("GET", pathTo(api.readProfile, { id: kim.id }), {
    token: burner.token,
  });
  expect(strangersView.status).toBe(404);
});

test("an admin corrects a birthday, for a reason that is logged, and nobody else", async () => {
  const [kim, admin] = [await child(), await anAdmin(kalivo)];
  const correct = (who: Somebody, data: Record<string, unknown>) =>
    post(who, pathTo(api.correctBirthday, { id: kim.id }), data);
  const right = { birthday: "1990-03-04", reason: "Identity card seen" };
  expect((await correct(kim, right)).status).toBe(404);
  expect((await correct(admin, { birthday: "1990-03-04" })).status).toBe(422);
  expect((await correct(admin, { ...right, birthday: "2990-03-04" })).status).toBe(422);
  expect((await correct(admin, right)).status).toBe(200);
  expect(await birthdayOf(kim)).toBe("1990-03-04");
  const entry = (await auditLog(kalivo)).find(({ action }) => action === "person.birthday");
  expect(entry).toMatchObject({
    actor_id: admin.id,
    target_id: kim.id,
    before: { birthday: CHILD },
    after: right,
  });
  const logged = (await auditLog(kalivo)).length;
  expect((await correct(admin, { ...right, reason: "The same day" })).status).toBe(200);
  expect(await auditLog(kalivo)).toHaveLength(logged); // nothing changed, nothing to log
});

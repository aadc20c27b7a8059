import { pathTo } from "@kalivo/contract/path-to.ts";
import * as api from "@kalivo/contract/api-paths.ts";
import { beforeEach, expect, test } from "vitest";
import { callsOf } from "../support/calls-of.ts";
import { anAdmin, auditLog, showedFactor } from "../support/admins.ts";
import { organisation, somebody, type Somebody } from "../support/people.ts";
import { TEST_NOW, useProduct } from "../support/product.ts";

const kalivo = useProduct();
let ines: Somebody;
let omar: Somebody;
beforeEach(async () => {
  await kalivo.product.services.db
    .updateTable("users")
    .set({ is_admin: false })
    .where("is_admin", "=", true)
    .execute();
  ines = await anAdmin(kalivo, "Ines");
  omar = await anAdmin(kalivo, "Omar");
});

const { post } = callsOf(kalivo);
const proposals = async () => (await kalivo.call("GET", api.listProposals, { token: ines.token })).body;
const isAdmin = async ({ id }: Somebody) =>
  (
    await kalivo.product.services.db
      .selectFrom("users")
      .select("is_admin")
      .where("id", "=", id)
      .executeTakeFirstOrThrow()
  ).is_admin;
/** The subjects of the mails to somebody about admins; of those that left at once in no order of their own. */
async function toldTo({ email }: { email: string }): Promise<string[]> {
  await kalivo.runDue();
  const mails = await kalivo.product.services.db
    .selectFrom("mails")
    .select("subject")
    .where("recipient", "=", email)
    .where("subject", "like", "Kalivo: %")
    .where("subject", "not like", "%look")
    .execute();
  return mails.map(({ subject }) => subject.replace("Kalivo: ", "")).toSorted();
}
const confirm = (by: Somebody, id: number, data = {}) => post(by, pathTo(api.confirmProposal, { id }), data);
const erase = (by: Somebody, { id }: Somebody, typed: string) =>
  post(by, pathTo(api.erasePerson, { id }), { confirm: typed });
const setAdmin = (by: Somebody, { id }: Somebody, admin: boolean) =>
  post(by, pathTo(api.setAdmin, { id }), { admin });
const approve = (by: Somebody, id: number) => post(by, pathTo(api.approveIban, { id }));
const propose = async (by: Somebody, person: Somebody) => {
  const { body } = await setAdmin(by, person, true);
  return body.proposals.find(({ kind }) => kind === "grant")?.id ?? 0;
};
const days = (count: number) =>
  new Date(kalivo.product.services.clock.now().getTime() + count * 86_400_000).toISOString();
const proposeIban = async (by: Somebody, id: number, data: typeof account) =>
  (await post(by, pathTo(api.proposeIban, { id }), data)).body.iban_changes[0]?.id ?? 0;
const account = { iban: "BE68 5390 0754 7034", account_holder: "Ocean Watch vzw" };
const elsewhere = { ...account, iban: "NL91 ABNA 0417 1643 00" };

test("an admin alone makes nobody an admin: another one confirms it, and both were told", async () => {
  const puppet = await somebody(kalivo, "Pup");
  const id = await propose(ines, puppet);
  expect(await isAdmin(puppet)).toBe(false);
  expect((await kalivo.call("GET", api.listAllPeople, { token: puppet.token })).status).toBe(404);
  expect((await confirm(ines, id)).status).toBe(409);
  expect((await setAdmin(ines, puppet, true)).status).toBe(409);
  expect((await confirm(omar, id)).body.admin).toBe(true);
  expect((await confirm(omar, id)).status).toBe(409);
  for (const admin of [ines, omar])
    expect(await toldTo(admin)).toEqual(["a new admin is proposed", "there is a new admin"]);
  expect(await toldTo(puppet)).toEqual(["there is a new admin"]);
});

test("a week passes without an objection: then one admin was enough; one objection, and nothing happens", async () => {
  const [quiet, refused] = [await somebody(kalivo, "Quiet"), await somebody(kalivo, "Refused")];
  await propose(ines, quiet);
  const second = await propose(ines, refused);
  expect((await post(omar, pathTo(api.objectToProposal, { id: second }))).status).toBe(200);
  expect((await confirm(ines, second)).status).toBe(409);
  expect(await proposals()).toMatchObject([{ kind: "grant", person: { id: quiet.id } }]);
  await kalivo.runDue(); // the mails leave
  await kalivo.moveTo(days(6.9));
  expect(await isAdmin(quiet)).toBe(false);
  await kalivo.moveTo(days(0.2));
  expect([await isAdmin(quiet), await isAdmin(refused)]).toEqual([true, false]);
  expect(await toldTo(omar)).toContain("a new admin was objected to");
});

test("the week is not over while an admin was not told", async () => {
  const waiting = await somebody(kalivo, "Waiting");
  const id = await propose(ines, waiting);
  const { db } = kalivo.product.services;
  await db
    .updateTable("outbox")
    .set({ not_before: new Date("2030-01-01T00:00:00Z") })
    .where("user_id", "=", omar.id)
    .where("key", "like", `admin-news:grant_proposed:${id}:%`)
    .execute();
  await kalivo.moveTo(days(8));
  expect(await isAdmin(waiting)).toBe(false);
  await db
    .updateTable("outbox")
    .set({ not_before: new Date(TEST_NOW) })
    .where("user_id", "=", omar.id)
    .execute();
  await kalivo.runDue();
  await kalivo.runDue();
  expect(await isAdmin(waiting)).toBe(true);
});

test("who was made an admin by somebody is not their second pair of eyes for a week, nor the other way round", async () => {
  const zoe = await somebody(kalivo, "Zoe");
  await confirm(omar, await propose(ines, zoe));
  await showedFactor(kalivo, zoe);
  const ocean = await organisation(kalivo, `Ocean ${zoe.id}`);
  const byInes = await proposeIban(ines, ocean, account);
  const approved = await approve(zoe, byInes);
  expect([approved.status, approved.body.message]).toEqual([
    409,
    expect.stringContaining("less than a week ago"),
  ]);
  await post(ines, pathTo(api.rejectIban, { id: byInes }));
  const byZoe = await proposeIban(zoe, ocean, account);
  for (const maker of [ines, omar]) expect((await approve(maker, byZoe)).status).toBe(409);

  const third = await somebody(kalivo, "Third");
  const proposed = await propose(ines, third);
  expect((await confirm(zoe, proposed)).status).toBe(409);
  const gone = await somebody(kalivo, "Gone");
  await erase(ines, gone, gone.email);
  const erasure = (await proposals()).find(({ kind }) => kind === "erase")?.id ?? 0;
  expect((await confirm(zoe, erasure, { confirm: gone.email })).status).toBe(409);

  await kalivo.moveTo(days(7.1));
  await showedFactor(kalivo, zoe);
  expect((await approve(ines, byZoe)).status).toBe(200);
});

test("nobody erases anybody alone, an admin not at all; two who confirm at once do it once", async () => {
  const gone = await somebody(kalivo, "Gone");
  expect((await erase(ines, gone, "wrong@example.org")).status).toBe(422);
  expect((await erase(ines, omar, omar.email)).status).toBe(409);
  expect((await erase(ines, gone, gone.email)).body.erased_at).toBeNull();
  const erasure = (await proposals()).find(({ person }) => person.id === gone.id);
  const confirmErasing = (who: Somebody, mail: string) => confirm(who, erasure?.id ?? 0, { confirm: mail });
  expect((await confirmErasing(ines, gone.email)).status).toBe(409);
  expect((await confirmErasing(omar, "wrong@example.org")).status).toBe(422);
  await kalivo.moveTo(days(30)); // time alone erases nobody
  expect((await kalivo.call("GET", api.readMe, { token: gone.token })).status).toBe(200);
  const both = await Promise.all([confirmErasing(omar, gone.email), confirmErasing(omar, gone.email)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await kalivo.call("GET", api.readMe, { token: gone.token })).status).toBe(401);
  expect(await toldTo(ines)).toEqual(
    expect.arrayContaining(["a person was erased", "the erasure of a person is proposed"]),
  );
});

test("what an admin proposed goes with their rights, and everybody hears of it, they too", async () => {
  const puppet = await somebody(kalivo, "Pup");
  const id = await propose(ines, puppet);
  expect((await setAdmin(omar, ines, false)).body.admin).toBe(false);
  expect((await kalivo.call("GET", api.listAllPeople, { token: ines.token })).status).toBe(404);
  expect((await confirm(omar, id)).status).toBe(409);
  await kalivo.moveTo(days(8));
  expect(await isAdmin(puppet)).toBe(false);
  for (const person of [ines, omar]) expect(await toldTo(person)).toContain("somebody is no longer an admin");
});

test("nobody is made an admin whose mailbox has not answered", async () => {
  const puppet = await somebody(kalivo, "Pup");
  await kalivo.product.services.db
    .updateTable("users")
    .set({ email_confirmed_at: null })
    .where("id", "=", puppet.id)
    .execute();
  const answer = await setAdmin(ines, puppet, true);
  expect([answer.status, answer.body.message]).toEqual([409, expect.stringContaining("not confirmed")]);
  expect((await proposals()).filter(({ person }) => person.id === puppet.id)).toEqual([]);
});

test("one admin does not clear the house: rights are taken from one in a week, and by a new admin from nobody", async () => {
  const [third, puppet] = [await anAdmin(kalivo, "Third"), await somebody(kalivo, "Pup")];
  await confirm(omar, await propose(ines, puppet));
  await showedFactor(kalivo, puppet);
  expect((await setAdmin(puppet, omar, false)).status).toBe(409);
  expect((await setAdmin(ines, puppet, false)).status).toBe(200);
  const again = await setAdmin(ines, omar, false);
  expect([again.status, again.body.message]).toEqual([409, expect.stringContaining("less than a week ago")]);
  expect((await setAdmin(omar, ines, false)).status).toBe(200);
  expect([await isAdmin(ines), await isAdmin(omar), await isAdmin(third)]).toEqual([false, true, true]);
  await kalivo.moveTo(days(7.1));
  expect((await setAdmin(omar, third, false)).status).toBe(200);
});

test("a bank account is told to every admin and to the organisation: proposed, approved, rejected and in force", async () => {
  const ocean = await organisation(kalivo, `Ocean ${omar.id}`);
  const contact = `treasurer-${ocean}@ocean.example`;
  const saved = await post(ines, pathTo(api.saveContact, { id: ocean }), { contact_mail: contact });
  expect(saved.body.contact_mail).toBe(contact);
  const first = await proposeIban(ines, ocean, elsewhere);
  await post(omar, pathTo(api.rejectIban, { id: first }));
  const second = await proposeIban(ines, ocean, elsewhere);
  await approve(omar, second);
  expect((await post(ines, pathTo(api.saveContact, { id: ocean }), { contact_mail: "" })).status).toBe(409);
  await kalivo.moveTo(days(7.1));
  await kalivo.runDue();
  const all = [
    "a bank account changes in a week",
    "a bank account is in force",
    "a bank account is proposed",
    "a bank account is proposed",
    "a bank account was rejected",
  ];
  for (const admin of [ines, omar])
    expect(await toldTo(admin)).toEqual([...all, "an organisation has another contact"]);
  expect(await toldTo({ email: contact })).toEqual(all);
  await kalivo.runDue();
  expect(await toldTo({ email: contact })).toHaveLength(all.length); // once
  const mail = await kalivo.product.services.db
    .selectFrom("mails")
    .select(["html", "body_text"])
    .where("recipient", "=", contact)
    .execute();
  expect(mail.every(({ body_text }) => !body_text.includes("BE68") && !body_text.includes("/admin"))).toBe(
    true,
  );
});

test("every step of two admins stands in the audit log", async () => {
  const puppet = await somebody(kalivo, "Pup");
  const before = (await auditLog(kalivo)).length;
  const id = await propose(ines, puppet);
  await post(omar, pathTo(api.objectToProposal, { id }));
  await confirm(omar, await propose(ines, puppet));
  await setAdmin(omar, puppet, false);
  await erase(ines, puppet, puppet.email);
  const erasure = (await proposals()).find(({ person }) => person.id === puppet.id)?.id ?? 0;
  await post(omar, pathTo(api.objectToProposal, { id: erasure }));
  const log = (await auditLog(kalivo)).slice(before).map(({ action, actor_id }) => [action, actor_id]);
  expect(log).toEqual([
    ["admin.propose", ines.id],
    ["admin.object", omar.id],
    ["admin.propose", ines.id],
    ["admin.grant", omar.id],
    ["admin.revoke", omar.id],
    ["person.propose_erase", ines.id],
    ["person.object_erase", omar.id],
  ]);
});

import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { User } from "@kalivo/contract/shapes/user.ts";
import { codeIn, lastMail, mailedTo, mailTokenIn, resetTokenIn } from "#server-test/support/mailed.ts";
import { addPasskey, signInWith } from "#server-test/support/passkeys.ts";
import { PASSWORD, somebody, type Somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";

const kalivo = useProduct();
const db = () => kalivo.product.services.db;
const stranger = () => somebody(kalivo, "Uma", "Unconfirmed", { confirmed: false });
const me = async ({ token }: Pick<Somebody, "token">) =>
  User.parse((await kalivo.call("GET", api.readMe, { token })).body);
const confirm = ({ token }: Somebody, code: string) =>
  kalivo.call("POST", api.confirmAddress, { token, data: { code } });
const change = ({ token }: Somebody, email: string, password = PASSWORD) =>
  kalivo.call("POST", api.changeAddress, { token, data: { email, proof: { password } } });
const follow = (token: string) => kalivo.call("POST", pathTo(api.followMailLink, { token }));
const look = (token: string) => kalivo.call("GET", pathTo(api.readMailLink, { token }));
const signIn = (email: string, password = PASSWORD) =>
  kalivo.call("POST", api.signIn, { data: { email, password } });
const somewhere = () => `${randomUUID()}@elsewhere.example`;
const WELCOME = /^Welcome/;
const CONFIRM = /^Confirm/;
const CHANGED = /^Your email address was changed/;

test("a sign-in alone does not change an address: the password is asked, and the tries are few", async () => {
  const person = await somebody(kalivo, "Stella", "Stolen");
  const email = somewhere();
  const bare = await kalivo.call("POST", api.saveInformations, { token: person.token, data: { email } });
  expect([bare.status, Object.keys(bare.body.errors ?? {})]).toEqual([422, ["email"]]);
  const none = await kalivo.call("POST", api.changeAddress, {
    token: person.token,
    data: { email, proof: {} },
  });
  expect([none.status, Object.keys(none.body.errors ?? {})]).toEqual([422, ["proof.password"]]);
  const guesses = [];
  for (let tried = 0; tried < 11; tried += 1)
    guesses.push((await change(person, email, "not the password")).status);
  expect(guesses).toEqual([...Array.from({ length: 10 }, () => 403), 429]);
  expect((await change(person, email)).status).toBe(429);
  expect(await mailedTo(kalivo, email)).toEqual([]);
  expect((await me(person)).email).toBe(person.email);
});

test("a new address counts once its mailbox has answered, and the old one is told", async () => {
  const person = await somebody(kalivo, "Mona", "Moving");
  const email = somewhere();
  expect((await change(person, email)).status).toBe(200);
  expect(await me(person)).toMatchObject({
    email: person.email,
    email_confirmed: true,
    email_waiting: email,
  });
  expect((await signIn(email)).status).toBe(404);

  expect((await confirm(person, codeIn(await lastMail(kalivo, email, CONFIRM)))).status).toBe(200);
  expect(await me(person)).toMatchObject({ email, email_confirmed: true, email_waiting: null });
  expect((await signIn(email)).status).toBe(200);
  expect((await signIn(person.email)).status).toBe(404);
  expect(await lastMail(kalivo, person.email, CHANGED)).not.toContain(email);
});

test("the form of Settings keeps its field: with the proof it begins the same change", async () => {
  const person = await somebody(kalivo, "Fay", "Form");
  const email = somewhere();
  const data = { email, first_name: "Faye", proof: { password: PASSWORD } };
  const saved = await kalivo.call("POST", api.saveInformations, {
    token: person.token,
    data,
    form: true,
  });
  expect(saved.status).toBe(200);
  expect(await me(person)).toMatchObject({ email: person.email, email_waiting: email, first_name: "Faye" });
  const same = { email: person.email.toUpperCase(), first_name: "Fay" };
  expect((await kalivo.call("POST", api.saveInformations, { token: person.token, data: same })).status).toBe(
    200,
  );
  expect((await change(person, person.email)).status).toBe(200); // taken back
  expect((await me(person)).email_waiting).toBeNull();
});

test("for seven days the old address puts itself back, and every way in that the thief made ends with it", async () => {
  const person = await somebody(kalivo, "Olga", "Owner");
  const thief = somewhere();
  await change(person, thief);
  await confirm(person, codeIn(await lastMail(kalivo, thief, CONFIRM)));
  const further = somewhere();
  await change(person, further);
  await confirm(person, codeIn(await lastMail(kalivo, further, CONFIRM)));

  const { phone } = await addPasskey(kalivo, person, "The thief's");
  await kalivo.call("POST", api.forgotPassword, { data: { email: further } });
  const thiefsReset = resetTokenIn(await lastMail(kalivo, further, /^Choose a new/));
  const last = somewhere();
  await change(person, last);
  const lastLink = mailTokenIn(await lastMail(kalivo, last, CONFIRM));

  const undo = mailTokenIn(await lastMail(kalivo, person.email, CHANGED));
  const thiefs = mailTokenIn(await lastMail(kalivo, thief, CHANGED));
  expect((await look(undo)).body).toEqual({ action: "undo_address", email: person.email, usable: true });
  expect((await follow(undo)).status).toBe(200);
  expect((await kalivo.call("GET", api.readMe, { token: person.token })).status).toBe(401);
  expect((await signIn(person.email)).status).toBe(403);
  expect((await follow(thiefs)).status).toBe(410);
  expect((await follow(undo)).status).toBe(410);
  expect((await follow(lastLink)).status).toBe(410);
  expect((await signInWith(kalivo, phone)).status).toBe(403);
  const reset = { token: thiefsReset, password: "still the thief's" };
  expect((await kalivo.call("POST", api.resetPassword, { data: reset })).status).toBe(404);

  const token = resetTokenIn(await lastMail(kalivo, person.email, /^Your address is back/));
  const data = { token, password: "only mine again" };
  expect((await kalivo.call("POST", api.resetPassword, { data })).status).toBe(200);
  expect((await signIn(person.email, "only mine again")).status).toBe(200);
});

test("an address that may return is not given to anybody else meanwhile", async () => {
  const person = await somebody(kalivo, "Rita", "Returning");
  const email = somewhere();
  await change(person, email);
  await confirm(person, codeIn(await lastMail(kalivo, email, CONFIRM)));
  const thief = { first_name: "T", last_name: "T", email: person.email, password: PASSWORD };
  expect((await kalivo.call("POST", api.register, { data: thief })).status).toBe(422);
  const other = await somebody(kalivo);
  expect((await change(other, person.email)).status).toBe(422);
  expect((await change(person, person.email)).status).toBe(200);
});

test("an address nobody had confirmed is corrected without giving whoever has that mailbox a way in", async () => {
  const person = await stranger();
  const email = somewhere();
  await change(person, email);
  await confirm(person, codeIn(await lastMail(kalivo, email, CONFIRM)));
  expect(await me(person)).toMatchObject({ email, email_confirmed: true });
  const welcome = mailTokenIn(await lastMail(kalivo, person.email, WELCOME));
  expect((await mailedTo(kalivo, person.email)).map(({ subject }) => subject)).toEqual(["Welcome to Kalivo"]);
  expect((await follow(welcome)).status).toBe(410);
  expect(await me(person)).toMatchObject({ email });
});

test("a link to reset the password ends with the address it was mailed to", async () => {
  const person = await somebody(kalivo, "Lena", "Leaving");
  await kalivo.call("POST", api.forgotPassword, { data: { email: person.email } });
  const token = resetTokenIn(await lastMail(kalivo, person.email, /^Choose a new/));
  const email = somewhere();
  await change(person, email);
  await confirm(person, codeIn(await lastMail(kalivo, email, CONFIRM)));
  const data = { token, password: "from the old mailbox" };
  expect((await kalivo.call("POST", api.resetPassword, { data })).status).toBe(404);
  expect((await signIn(email)).status).toBe(200);
});

test("of two who want the same address the first who confirms it gets it", async () => {
  const [one, two] = [await somebody(kalivo), await somebody(kalivo)];
  const email = somewhere();
  await change(one, email);
  await change(two, email);
  const [first, second] = (await mailedTo(kalivo, email)).map(({ text }) => mailTokenIn(text));
  const both = await Promise.all([follow(first ?? ""), follow(second ?? "")]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
});

test("what nobody can act on any more is forgotten", async () => {
  const person = await somebody(kalivo, "Gina", "Gone");
  const email = somewhere();
  await change(person, email);
  await confirm(person, codeIn(await lastMail(kalivo, email, CONFIRM)));
  const undo = mailTokenIn(await lastMail(kalivo, person.email, CHANGED));
  await kalivo.moveTo("2026-11-14T10:00:00Z");
  expect((await follow(undo)).status).toBe(410);
  const left = await db()
    .selectFrom("address_confirmations")
    .select("id")
    .where("user_id", "=", person.id)
    .execute();
  expect(left).toEqual([]);
});

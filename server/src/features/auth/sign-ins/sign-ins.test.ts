import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { expect, test } from "vitest";
import { lastMail, resetTokenIn } from "#server-test/support/mailed.ts";
import { PASSWORD, somebody, type Somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";

const kalivo = useProduct();
const PHONE = "Mozilla/5.0 (Android 16; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0";
const signIn = async ({ email }: Somebody, password = PASSWORD) =>
  (await kalivo.call("POST", api.signIn, { data: { email, password } })).body.token;
const list = async (token: string, headers = {}) =>
  (await kalivo.call("GET", api.listSignIns, { token, headers })).body;
const who = async (token: string) => (await kalivo.call("GET", api.readMe, { token })).status;
const change = (token: string, new_password: string, password = PASSWORD) =>
  kalivo.call("POST", api.changePassword, { token, data: { new_password, proof: { password } } });

test("people see where they are signed in, and end one that is not theirs to keep", async () => {
  const person = await somebody(kalivo);
  const phone = await signIn(person);
  const [own, other] = await list(phone, { "user-agent": PHONE });
  expect(own).toEqual({
    id: own?.id,
    browser: "Firefox",
    system: "Android",
    seen_on: "2026-11-05",
    began_on: "2026-11-05",
    current: true,
  });
  expect(other).toMatchObject({ current: false });
  const end = (token: string, id: number | undefined) =>
    kalivo.call("POST", pathTo(api.endSignIn, { id: String(id) }), { token });
  expect((await end((await somebody(kalivo)).token, other?.id)).status).toBe(404);
  expect(await who(person.token)).toBe(200);
  expect((await end(phone, other?.id)).status).toBe(200);
  expect((await end(phone, other?.id)).status).toBe(404);
  expect([await who(person.token), await who(phone)]).toEqual([401, 200]);
});

test("signing out everywhere ends this one too, and is mailed", async () => {
  const person = await somebody(kalivo);
  const phone = await signIn(person);
  expect((await kalivo.call("POST", api.endSignIns, { token: phone })).status).toBe(200);
  expect([await who(person.token), await who(phone)]).toEqual([401, 401]);
  expect(await lastMail(kalivo, person.email, /^You are signed out everywhere/)).toContain("/forgot");
});

test("that a sign-in is used is noted once a day", async () => {
  const { token, id } = await somebody(kalivo);
  const { db } = kalivo.product.services;
  const seen = () =>
    db
      .selectFrom("sessions")
      .select(["seen_on", "device"])
      .where("user_id", "=", id)
      .executeTakeFirstOrThrow();
  await db.updateTable("sessions").set({ device: "Opera/Linux" }).where("user_id", "=", id).execute();
  await list(token, { "user-agent": PHONE });
  expect(await seen()).toEqual({ seen_on: "2026-11-05", device: "Opera/Linux" }); // nothing was written
  await kalivo.moveTo("2026-11-06T10:00:00Z");
  await list(token, { "user-agent": PHONE });
  expect(await seen()).toEqual({ seen_on: "2026-11-06", device: "Firefox/Android" });
});

test("a new password asks for the old one, ends the other sign-ins and open links, and is mailed", async () => {
  const person = await somebody(kalivo);
  const phone = await signIn(person);
  await kalivo.call("POST", api.forgotPassword, { data: { email: person.email } });
  const link = resetTokenIn(await lastMail(kalivo, person.email, /^Choose a new/));
  expect((await change(phone, "another walk", "wrong")).status).toBe(403);
  expect((await change(phone, "short")).status).toBe(422);
  expect(await who(person.token)).toBe(200);
  expect((await change(phone, "another walk")).status).toBe(200);
  expect([await who(person.token), await who(phone)]).toEqual([401, 200]);
  expect(await lastMail(kalivo, person.email, /^Your password was changed/)).toContain("in Settings");
  const reset = { token: link, password: "from an old link" };
  expect((await kalivo.call("POST", api.resetPassword, { data: reset })).status).toBe(404);
  expect(await who(await signIn(person, "another walk"))).toBe(200);
});

test("an admin's password has twelve signs and is none of the common ones; others are only warned on screen", async () => {
  const person = await somebody(kalivo);
  expect((await change(person.token, "123456")).status).toBe(200);
  const { db } = kalivo.product.services;
  await db.updateTable("users").set({ is_admin: true }).where("id", "=", person.id).execute();
  const refused = [
    await change(person.token, "eleven sign", "123456"),
    await change(person.token, "password12345678", "123456"),
  ];
  expect(refused.map(({ status, body }) => [status, Object.keys(body.errors ?? {})])).toEqual([
    [422, ["new_password"]],
    [422, ["new_password"]],
  ]);
  await kalivo.call("POST", api.forgotPassword, { data: { email: person.email } });
  const token = resetTokenIn(await lastMail(kalivo, person.email, /^Choose a new/));
  const reset = (password: string) => kalivo.call("POST", api.resetPassword, { data: { token, password } });
  expect((await reset("qwertyuiop1234")).status).toBe(422);
  expect((await reset("vélo sous la pluie")).status).toBe(200);
});

import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { expect, test } from "vitest";
import { anAdmin } from "../support/admins.ts";
import { codeIn, lastMail, mailTokenIn, resetTokenIn } from "../support/mailed.ts";
import { addPasskey, answerOf } from "../support/passkeys.ts";
import { PASSWORD, type Somebody } from "../support/people.ts";
import { useProduct } from "../support/product.ts";
import { secondFactor } from "../support/second-factor.ts";

const kalivo = useProduct();

const signIn = async (email: string, password = PASSWORD) => {
  const { body } = await kalivo.call("POST", api.signIn, { data: { email, password } });
  return body.token;
};
const change = (token: string, email: string) =>
  kalivo.call("POST", api.changeAddress, {
    token,
    data: { email, proof: { password: PASSWORD } },
  });
const confirm = (token: string, code: string) =>
  kalivo.call("POST", api.confirmAddress, { token, data: { code } });
const follow = (token: string) =>
  kalivo.call("POST", pathTo(api.followMailLink, { token }), { data: { confirm: "yes" } });
const dashboard = async (token: string) => (await kalivo.call("GET", api.readDashboard, { token })).status;

/** An admin whose only second factor is a passkey, shown by their own sign-in. */
async function withPasskey(firstName: string) {
  const admin = await anAdmin(kalivo, firstName);
  const { phone } = await addPasskey(kalivo, admin);
  return { admin, phone };
}

test("an admin's password alone changes no address, whether by the call or by the form of Settings", async () => {
  const { admin, phone } = await withPasskey("Ines");
  const stolen = await signIn(admin.email);
  const email = "thief@elsewhere.example";
  expect(await change(stolen, email)).toMatchObject({ status: 403, body: { code: "second_factor" } });
  const form = await kalivo.call("POST", api.saveInformations, {
    token: stolen,
    data: { email, proof: { password: PASSWORD } },
  });
  expect(form.status).toBe(403);
  const own: Somebody = { ...admin, token: stolen };
  const passkey = await answerOf(kalivo, own, { phone, purpose: "second_factor" });
  expect((await secondFactor(kalivo, own).show({ passkey })).status).toBe(200);
  expect((await change(stolen, email)).status).toBe(200);
});

test("whoever reads an admin's old mailbox puts the address back, and has no second factor by it", async () => {
  const { admin } = await withPasskey("Jana");
  const email = "jana@new.example";
  expect((await change(admin.token, email)).status).toBe(200);
  await confirm(admin.token, codeIn(await lastMail(kalivo, email, /^Confirm/)));
  const undo = mailTokenIn(await lastMail(kalivo, admin.email, /^Your email address was changed/));
  expect((await follow(undo)).status).toBe(200);
  expect(await lastMail(kalivo, email, /is no longer the address/)).not.toContain(admin.email);

  const token = resetTokenIn(await lastMail(kalivo, admin.email, /^Your address is back/));
  const password = "read in an old mailbox";
  expect((await kalivo.call("POST", api.resetPassword, { data: { token, password } })).status).toBe(200);
  const reader = await signIn(admin.email, password);
  expect((await secondFactor(kalivo, { token: reader }).read()).body).toMatchObject({ passkeys: 1 });
  expect((await secondFactor(kalivo, { token: reader }).begin(password)).status).toBe(403);
  expect(await dashboard(reader)).toBe(403);
});

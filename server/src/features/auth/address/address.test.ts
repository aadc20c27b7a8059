import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { expect, test } from "vitest";
import { User } from "@kalivo/contract/shapes/user.ts";
import { codeIn, lastMail, mailedTo, mailTokenIn, resetTokenIn } from "#server-test/support/mailed.ts";
import { PASSWORD, payerOf, somebody, type Somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";

const kalivo = useProduct();
const db = () => kalivo.product.services.db;
const stranger = () => somebody(kalivo, "Uma", "Unconfirmed", { confirmed: false });
const me = async ({ token }: Pick<Somebody, "token">) =>
  User.parse((await kalivo.call("GET", api.readMe, { token })).body);
const confirm = ({ token }: Somebody, code: string) =>
  kalivo.call("POST", api.confirmAddress, { token, data: { code } });
const sendAgain = ({ token }: Somebody) => kalivo.call("POST", api.sendAddressCode, { token });
const follow = (token: string) => kalivo.call("POST", pathTo(api.followMailLink, { token }));
const look = (token: string) => kalivo.call("GET", pathTo(api.readMailLink, { token }));
const signIn = (email: string, password = PASSWORD) =>
  kalivo.call("POST", api.signIn, { data: { email, password } });
const portal = ({ token }: Somebody) => kalivo.call("GET", api.openPortal, { token });
const WELCOME = /^Welcome/;
const CONFIRM = /^Confirm/;

test("who only looks around is asked for nothing; before a payment method the code of the welcome mail is", async () => {
  const person = await stranger();
  expect((await me(person)).email_confirmed).toBe(false);
  expect((await kalivo.call("GET", api.listBurners, { token: person.token })).status).toBe(200);
  const refused = await portal(person);
  expect([refused.status, refused.body.message]).toEqual([
    403,
    "Please confirm your email address first: we sent you a code.",
  ]);

  const code = codeIn(await lastMail(kalivo, person.email, WELCOME));
  expect((await confirm(person, ` ${code.slice(0, 3)} ${code.slice(3)} `)).status).toBe(200);
  expect((await me(person)).email_confirmed).toBe(true);
  expect((await portal(person)).status).toBe(200);
  expect((await confirm(person, code)).status).toBe(409);
  expect((await sendAgain(person)).status).toBe(409);
});

test("the link of the mail does the same when its page is told to, and looking at it does nothing", async () => {
  const person = await stranger();
  const token = mailTokenIn(await lastMail(kalivo, person.email, WELCOME));
  expect((await look(token)).body).toEqual({
    action: "confirm_address",
    email: person.email,
    usable: true,
  });
  expect((await me(person)).email_confirmed).toBe(false);
  expect((await follow(token)).status).toBe(200);
  expect((await me(person)).email_confirmed).toBe(true);
  expect((await follow(token)).status).toBe(200); // by a mail program and by the person
  expect((await follow(`${token}x`)).status).toBe(404);
});

test("a code is good for five tries, for a day, and only for the person it was mailed to", async () => {
  const person = await stranger();
  const other = await stranger();
  const code = codeIn(await lastMail(kalivo, person.email, WELCOME));
  const wrong = code === "000000" ? "000001" : "000000";
  const others = codeIn(await lastMail(kalivo, other.email, WELCOME));
  expect((await confirm(other, code)).status).toBe(code === others ? 200 : 422); // one in a million
  const tries = await Promise.all(Array.from({ length: 9 }, () => confirm(person, wrong)));
  const said = tries.map(({ body }) => body.errors?.["code"]?.[0]);
  expect(said.filter((sentence) => sentence === "This is not the code of our latest email.")).toHaveLength(5);
  expect((await confirm(person, code)).status).toBe(422);

  expect((await sendAgain(person)).status).toBe(200);
  const fresh = codeIn(await lastMail(kalivo, person.email, CONFIRM));
  expect((await confirm(person, fresh)).status).toBe(200);
  for (const nonsense of ["", "12345", "1234567", "abcdef", "１２３４５６"])
    expect((await confirm(other, nonsense)).status).toBe(422);
});

test("nobody has more than five codes an hour mailed to an address", async () => {
  const person = await stranger();
  const answers = [];
  for (let asked = 0; asked < 7; asked += 1) answers.push((await sendAgain(person)).status);
  expect(answers).toEqual([200, 200, 200, 200, 200, 429, 429]);
  expect((await mailedTo(kalivo, person.email)).filter(({ subject }) => CONFIRM.test(subject))).toHaveLength(
    5,
  );
});

test("no copy of the database tells a code, and none stands in what waits to be sent", async () => {
  const person = await stranger();
  const text = await lastMail(kalivo, person.email, WELCOME);
  const waiting = await db().selectFrom("outbox").selectAll().where("user_id", "=", person.id).execute();
  const kept = await db()
    .selectFrom("address_confirmations")
    .selectAll()
    .where("user_id", "=", person.id)
    .execute();
  const written = JSON.stringify([waiting, kept]);
  expect(kept).toHaveLength(1);
  expect(written).not.toContain(codeIn(text));
  expect(written).not.toContain(mailTokenIn(text));
});

test("what others cause is not mailed to an unconfirmed address; what is about money waits for it", async () => {
  const person = await stranger();
  const friend = await somebody(kalivo, "Fien", "Friend");
  await payerOf(kalivo, friend.id);
  await kalivo.call("POST", api.backBurner, {
    token: friend.token,
    data: { burner_id: person.id, perCalorie: 0.1, limit: 10 },
  });
  await db()
    .insertInto("outbox")
    .values({
      key: `held:${person.id}`,
      kind: "needs_reconnect",
      user_id: person.id,
      payload: JSON.stringify({ provider: "strava" }),
      not_before: kalivo.product.services.clock.now(),
    })
    .execute();
  expect((await mailedTo(kalivo, person.email)).map(({ subject }) => subject)).toEqual(["Welcome to Kalivo"]);
  const queued = () =>
    db()
      .selectFrom("outbox")
      .select(["kind", "last_error", "tries"])
      .where("user_id", "=", person.id)
      .where("sent_at", "is", null)
      .orderBy("id")
      .execute();
  expect(await queued()).toEqual([
    { kind: "new_donor", last_error: "the address is not confirmed", tries: 1 },
    { kind: "needs_reconnect", last_error: "held until the address is confirmed", tries: 0 },
  ]);
  await confirm(person, codeIn(await lastMail(kalivo, person.email, WELCOME)));
  await kalivo.runDue();
  expect((await queued()).at(-1)).toMatchObject({ last_error: "it works again, or is gone" });
});

test("a link to reset the password confirms the address it was mailed to", async () => {
  const person = await stranger();
  await kalivo.call("POST", api.forgotPassword, { data: { email: person.email } });
  const token = resetTokenIn(await lastMail(kalivo, person.email, /^Choose a new/));
  const data = { token, password: "another long walk" };
  expect((await kalivo.call("POST", api.resetPassword, { data })).status).toBe(200);
  const { body } = await signIn(person.email, "another long walk");
  expect((await me(body)).email_confirmed).toBe(true);
  expect(await lastMail(kalivo, person.email, /^Your password was changed/)).toContain(
    "link from this mailbox",
  );
});

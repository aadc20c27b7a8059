import * as api from "@kalivo/contract/api-paths.ts";
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { lastMail, mailedTo, resetTokenIn } from "#server-test/support/mailed.ts";
import { useProduct } from "#server-test/support/product.ts";
import { PASSWORD, somebody } from "#server-test/support/people.ts";

const kalivo = useProduct();

/** Signs in from a network address of its own, so that one test's failures do not count in another. */
async function signIn(data: { email: string; password: string }, remoteAddress: string) {
  const response = await kalivo.app.inject({
    method: "POST",
    url: api.signIn,
    payload: data,
    remoteAddress,
  });
  return { status: response.statusCode, body: JSON.parse(response.body), headers: response.headers };
}

async function resetLink(email: string): Promise<string> {
  const answer = await kalivo.app.inject({
    method: "POST",
    url: api.forgotPassword,
    payload: { email },
    remoteAddress: randomUUID(),
  });
  expect(answer.statusCode).toBe(200);
  return resetTokenIn(await lastMail(kalivo, email, /^Choose a new password$/));
}

const reset = (token: string, password = "another horse") =>
  kalivo.call("POST", api.resetPassword, { data: { token, password } });

test("who registers is signed in, with their privacy, the terms and a welcome mail waiting", async () => {
  const data = {
    first_name: " Amina ",
    last_name: "Diallo",
    email: "Amina@Example.org",
    password: PASSWORD,
    newsletter: "true",
    codes: ["ABCD2345"],
  };
  const answer = await kalivo.call("POST", api.register, { data, form: true });
  expect(answer.status).toBe(201);
  expect(answer.body.token).toMatch(/^[A-Za-z0-9_-]{43}$/);

  const { db } = kalivo.product.services;
  const user = await db
    .selectFrom("users")
    .selectAll()
    .where("email", "=", "amina@example.ORG")
    .executeTakeFirstOrThrow();
  expect(user.first_name).toBe("Amina");
  expect(user.password_hash).toMatch(/^\$argon2id\$v=19\$/);
  const privacy = await db
    .selectFrom("privacy_settings")
    .selectAll()
    .where("user_id", "=", user.id)
    .executeTakeFirstOrThrow();
  expect(privacy).toMatchObject({ public: true, newsletter: true, pseudo: null });
  expect(await db.selectFrom("consents").select("kind").where("user_id", "=", user.id).execute()).toEqual([
    { kind: "terms" },
  ]);
  const mail = await db
    .selectFrom("outbox")
    .select(["key", "kind", "payload"])
    .where("user_id", "=", user.id)
    .execute();
  expect(mail).toEqual([
    { key: `welcome:${user.id}`, kind: "welcome", payload: { confirmation_id: expect.any(Number) } },
  ]);

  const me = await kalivo.call("GET", api.readMe, { token: answer.body.token });
  expect([me.status, me.body]).toMatchObject([
    200,
    { email: "Amina@Example.org", privacy: { newsletter: true } },
  ]);
});

test("the same email twice at once opens one account", async () => {
  const data = { first_name: "Bo", last_name: "Peeters", email: "twice@example.org", password: PASSWORD };
  const register = (email: string) => kalivo.call("POST", api.register, { data: { ...data, email } });
  const answers = await Promise.all([register("twice@example.org"), register("Twice@Example.org")]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
  const refused = answers.find(({ status }) => status === 422);
  expect(refused?.body.errors).toHaveProperty("email");
  const third = await register("TWICE@example.org");
  expect([third.status, Object.keys(third.body.errors ?? {})]).toEqual([422, ["email"]]);
});

test("a registration names every field that is wrong", async () => {
  const { status, body } = await kalivo.call("POST", api.register, {
    data: { email: "nobody", password: "12345" },
  });
  expect(status).toBe(422);
  expect(Object.keys(body.errors ?? {}).toSorted()).toEqual(["email", "first_name", "last_name", "password"]);
});

test("signing in tells an unknown email from a wrong password, and ignores the email's case", async () => {
  const { email } = await somebody(kalivo);
  const unknown = await signIn({ email: "nobody@example.org", password: PASSWORD }, "10.0.0.1");
  expect([unknown.status, unknown.body.message]).toEqual([404, "This email doesn't exist in our database"]);
  const wrong = await signIn({ email, password: "wrong horse" }, "10.0.0.1");
  expect([wrong.status, wrong.body.message]).toEqual([403, "This is the wrong password for this email"]);
  const right = await signIn({ email: email.toUpperCase(), password: PASSWORD }, "10.0.0.1");
  expect(right.status).toBe(200);
  expect((await kalivo.call("GET", api.readMe, { token: right.body.token })).status).toBe(200);
});

test("ten failed tries close an account to one address for a while, not to others", async () => {
  const { email } = await somebody(kalivo);
  const tries = await Promise.all(
    Array.from({ length: 15 }, () => signIn({ email, password: "wrong horse" }, "10.0.0.2")),
  );
  expect(tries.filter(({ status }) => status === 403)).toHaveLength(10);
  expect(tries.filter(({ status }) => status === 429)).toHaveLength(5);

  const right = await signIn({ email, password: PASSWORD }, "10.0.0.2");
  expect(right.status).toBe(429);
  expect(Number(right.headers["retry-after"])).toBeGreaterThan(600);
  expect((await signIn({ email, password: PASSWORD }, "10.0.0.3")).status).toBe(200);
});

test("signing in well forgets the failed tries before it", async () => {
  const { email } = await somebody(kalivo);
  for (let round = 0; round < 2; round += 1) {
    for (let failed = 0; failed < 9; failed += 1)
      await signIn({ email, password: "wrong horse" }, "10.0.0.4");
    expect((await signIn({ email, password: PASSWORD }, "10.0.0.4")).status).toBe(200);
  }
});

test("a hundred failed tries close an address, whatever the accounts", async () => {
  const tries = Array.from({ length: 101 }, (_, index) =>
    signIn({ email: `guess${index}@example.org`, password: PASSWORD }, "10.0.0.5"),
  );
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 429).length).toBe(1);
});

test("logging out ends this sign-in and no other", async () => {
  const { email, token } = await somebody(kalivo);
  const other = await signIn({ email, password: PASSWORD }, "10.0.0.6");
  expect((await kalivo.call("POST", api.signOut, { token })).status).toBe(200);
  expect((await kalivo.call("GET", api.readMe, { token })).status).toBe(401);
  expect((await kalivo.call("GET", api.readMe, { token: other.body.token })).status).toBe(200);
});

test("a reset link sets a new password once and ends every sign-in", async () => {
  const { email, token } = await somebody(kalivo);
  const link = await resetLink(email);
  expect((await reset(link, "short")).status).toBe(422);
  expect((await reset(link)).status).toBe(200);
  expect((await reset(link)).status).toBe(410);
  expect((await kalivo.call("GET", api.readMe, { token })).status).toBe(401);
  expect((await signIn({ email, password: PASSWORD }, "10.0.0.7")).status).toBe(403);
  expect((await signIn({ email, password: "another horse" }, "10.0.0.7")).status).toBe(200);
});

test("a reset link used twice at once works once", async () => {
  const { email } = await somebody(kalivo);
  const link = await resetLink(email);
  const statuses = (await Promise.all([reset(link), reset(link)])).map(({ status }) => status);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 410]);
});

test("an unknown, an old and an outdated reset link each say so", async () => {
  const { email } = await somebody(kalivo);
  expect((await reset("never-sent-to-anybody")).status).toBe(404);
  const first = await resetLink(email);
  await kalivo.moveTo("2026-11-05T10:20:00Z");
  const second = await resetLink(email);
  expect((await reset(first)).status).toBe(409);
  await kalivo.moveTo("2026-11-05T11:21:00Z");
  expect((await reset(second)).status).toBe(408);
});

test("a forgotten password: an unknown email is said, and five mails an hour are enough", async () => {
  const { email } = await somebody(kalivo);
  const forgot = async (asked: string) => {
    const payload = { email: asked };
    return (
      await kalivo.app.inject({ method: "POST", url: api.forgotPassword, payload, remoteAddress: "10.0.0.8" })
    ).statusCode;
  };
  expect(await forgot("nobody@example.org")).toBe(404);
  for (let asked = 0; asked < 4; asked += 1) expect(await forgot(email)).toBe(200);
  expect(await forgot(email)).toBe(429);
});

test("neither tokens nor passwords are kept readable", async () => {
  const { token, email } = await somebody(kalivo);
  const payload = { email };
  await kalivo.app.inject({ method: "POST", url: api.forgotPassword, payload, remoteAddress: randomUUID() });
  const { db } = kalivo.product.services;
  const kept = JSON.stringify([
    await db.selectFrom("sessions").selectAll().execute(),
    await db.selectFrom("password_resets").selectAll().execute(),
    await db.selectFrom("outbox").selectAll().execute(), // the mail waits to be sent
  ]);
  const link = resetTokenIn(await lastMail(kalivo, email, /^Choose a new password$/));
  expect(kept).not.toContain(token);
  expect(kept).not.toContain(PASSWORD);
  expect(kept).not.toContain(link);
});

test("asking again and again takes nobody's link away, and fills nobody's mailbox", async () => {
  const { email } = await somebody(kalivo);
  const link = await resetLink(email);
  const ask = () =>
    kalivo.app.inject({
      method: "POST",
      url: api.forgotPassword,
      payload: { email },
      remoteAddress: randomUUID(), // from changing network addresses
    });
  const statuses = [];
  for (let asked = 0; asked < 8; asked += 1) statuses.push((await ask()).statusCode);
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429, 429, 429]);
  const links = (await mailedTo(kalivo, email))
    .filter(({ subject }) => subject === "Choose a new password")
    .map(({ text }) => resetTokenIn(text));
  expect(new Set(links)).toEqual(new Set([link]));
  expect((await reset(link)).status).toBe(200);
});

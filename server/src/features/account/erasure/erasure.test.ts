import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { expect, test } from "vitest";
import { noticeOf } from "#server-test/support/charge-acts.ts";
import { lastMail, mailedTo, mailTokenIn } from "#server-test/support/mailed.ts";
import { PASSWORD, payerOf, pledge, somebody, type Somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";
import { codeOf } from "#server-test/support/teams.ts";
import { eraseDue } from "./erase-due.ts";

const kalivo = useProduct();
const db = () => kalivo.product.services.db;
const read = async ({ token }: Pick<Somebody, "token">) =>
  (await kalivo.call("GET", api.readErasure, { token })).body;
const ask = ({ token }: Somebody, password = PASSWORD) =>
  kalivo.call("POST", api.askErasure, { token, data: { proof: { password } } });
const follow = (token: string) => kalivo.call("POST", pathTo(api.followMailLink, { token }));
const signIn = ({ email }: Somebody) =>
  kalivo.call("POST", api.signIn, { data: { email, password: PASSWORD } });
const isErased = async ({ id }: Somebody) =>
  (await db().selectFrom("users").select("erased_at").where("id", "=", id).executeTakeFirstOrThrow())
    .erased_at !== null;
const confirmMail = (person: Somebody) => lastMail(kalivo, person.email, /^Do you want to delete/);
const comingMail = (person: Somebody) => lastMail(kalivo, person.email, /^Your account ends on/);

test("the end of an account is asked for with the password, confirmed by mail, and comes after three days", async () => {
  const person = await somebody(kalivo, "Ada", "Away");
  expect((await ask(person, "not hers")).status).toBe(403);
  expect((await read(person)).request).toBeNull();
  expect((await ask(person)).status).toBe(200);
  expect((await read(person)).request).toEqual({ due_at: null });

  const link = mailTokenIn(await confirmMail(person));
  await kalivo.moveTo("2026-11-05T12:00:00Z");
  expect((await follow(link)).status).toBe(200);
  expect((await follow(link)).status).toBe(410);
  expect((await kalivo.call("GET", api.readMe, { token: person.token })).status).toBe(401);
  expect(await comingMail(person)).toContain("On 08/11/2026 your account ends, and that can't be undone.");
  await kalivo.moveTo("2026-11-08T11:59:00Z");
  expect(await isErased(person)).toBe(false);
  await kalivo.moveTo("2026-11-08T12:01:00Z");
  expect(await isErased(person)).toBe(true);
  expect((await signIn(person)).status).toBe(404);
  const [audit] = await db()
    .selectFrom("audit_log")
    .select(["action", "actor_id"])
    .where("target_id", "=", person.id)
    .execute();
  expect(audit).toEqual({ action: "person.erase", actor_id: person.id });
});

test("signing in, the link of the mail, or a word in the app keeps the account", async () => {
  for (const keep of [
    async (person: Somebody) => signIn(person),
    async (person: Somebody) => follow(mailTokenIn(await comingMail(person))),
  ]) {
    const person = await somebody(kalivo);
    await ask(person);
    await follow(mailTokenIn(await confirmMail(person)));
    expect((await keep(person)).status).toBe(200);
    expect(await read((await signIn(person)).body)).toMatchObject({ request: null });
  }
  const person = await somebody(kalivo);
  await ask(person);
  const link = mailTokenIn(await confirmMail(person));
  expect((await kalivo.call("POST", api.keepAccount, { token: person.token })).status).toBe(200);
  expect((await follow(link)).status).toBe(410);
});

test("an admin, and somebody whose address nobody confirmed, cannot ask", async () => {
  const admin = await somebody(kalivo);
  await db().updateTable("users").set({ is_admin: true }).where("id", "=", admin.id).execute();
  expect((await ask(admin)).status).toBe(409);
  const stranger = await somebody(kalivo, "Uma", "Unconfirmed", { confirmed: false });
  expect((await ask(stranger)).status).toBe(403);
  expect((await mailedTo(kalivo, stranger.email)).map(({ subject }) => subject)).toEqual([
    "Welcome to Kalivo",
  ]);
});

test("who became an admin meanwhile keeps the account", async () => {
  const person = await somebody(kalivo);
  await ask(person);
  await follow(mailTokenIn(await confirmMail(person)));
  await db().updateTable("users").set({ is_admin: true }).where("id", "=", person.id).execute();
  await db()
    .updateTable("erasure_requests")
    .set({ due_at: kalivo.product.services.clock.now() })
    .where("user_id", "=", person.id)
    .execute();
  await kalivo.runDue();
  expect(await isErased(person)).toBe(false);
});

test("what the end means is said first: sums, teams, codes", async () => {
  const [person, mate, burner] = [await somebody(kalivo), await somebody(kalivo), await somebody(kalivo)];
  await payerOf(kalivo, person.id);
  await pledge(kalivo, { payer: person.id, burner: burner.id });
  await codeOf(kalivo, person);
  const team = async (name: string) =>
    (await kalivo.call("POST", api.createTeam, { token: person.token, data: { name } })).body.id;
  const [alone, together] = [await team("Alone"), await team("Together")];
  await db()
    .insertInto("team_members")
    .values({ team_id: together, user_id: mate.id, joined_at: new Date("2026-11-01T00:00:00Z") })
    .execute();
  expect(await read(person)).toMatchObject({
    admin: false,
    charges: [],
    codes: 1,
    teams: [
      { id: alone, name: "Alone", end: "closed" },
      { id: together, name: "Together", end: "heir" },
    ],
  });
});

test("a payment that is with the provider ends first", async () => {
  const person = await somebody(kalivo);
  const payerId = await payerOf(kalivo, person.id);
  await ask(person);
  await follow(mailTokenIn(await confirmMail(person)));
  const now = kalivo.product.services.clock.now();
  const month = { starts_at: new Date("2026-09-30T22:00:00Z"), ends_at: new Date("2026-10-31T23:00:00Z") };
  await db()
    .insertInto("billing_periods")
    .values({ id: 202610, ...month })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const statement = await db()
    .insertInto("statements")
    .values({ payer_id: payerId, period_id: 202610, state: "announced", created_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  const charge = await db()
    .insertInto("charges")
    .values({
      statement_id: statement.id,
      payer_id: payerId,
      period_id: 202610,
      provider: "sandbox",
      amount_cents: 500n,
      state: "processing",
      notified_at: noticeOf(now),
      due_at: now,
      attempt_no: 1,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db().updateTable("erasure_requests").set({ due_at: now }).where("user_id", "=", person.id).execute();
  await eraseDue(kalivo.product.services);
  expect(await isErased(person)).toBe(false);
  await db().updateTable("charges").set({ state: "written_off" }).where("id", "=", charge.id).execute();
  await eraseDue(kalivo.product.services);
  expect(await isErased(person)).toBe(true);
});

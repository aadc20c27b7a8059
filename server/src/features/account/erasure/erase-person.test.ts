import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { anAdmin, eraseByTwo } from "#server-test/support/admins.ts";
import {
  FIRST_NAME,
  LAST_NAME,
  liveFully,
  PHONE,
  PSEUDONYM,
  type FullLife,
} from "#server-test/support/full-life.ts";
import { leftAfterErasure } from "#server-test/support/left-after-erasure.ts";
import type { Somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";
import { applyCode } from "#server-test/support/teams.ts";
import { allTables, whereItStands } from "#server-test/support/whole-database.ts";
import { erasedUser } from "#server/db/person-columns.ts";
import { checkBooks, checkProvider } from "../../billing/ledger/check.ts";

// One person with everything, erased in the middle of a month. The tests follow each other.

const kalivo = useProduct();
const db = () => kalivo.product.services.db;
let ines: Somebody;
let life: FullLife;
beforeAll(async () => {
  ines = await anAdmin(kalivo);
  life = await liveFully(kalivo);
});

test("before the erasure the person is all over the database", async () => {
  const tables = Object.keys(await whereItStands(db(), FIRST_NAME));
  for (const table of ["users", "workouts", "mails", "codes", "teams", "feedback"])
    expect(tables).toContain(`public.${table}`);
  expect(Object.keys(await whereItStands(db(), life.person.email))).toContain("sandbox.customers");
  const charges = await db().selectFrom("charges").select("state").orderBy("id").execute();
  expect(charges.map(({ state }) => state)).toEqual(["succeeded", "succeeded", "notified", "notified"]);
});

test("afterwards neither name, pseudonym, address, phone nor picture stands anywhere", async () => {
  const { id, email } = life.person;
  const omar = await anAdmin(kalivo, "Omar");
  await eraseByTwo(kalivo, [ines, omar], { id, email });
  await kalivo.runDue(); // the provider is told
  for (const text of [
    FIRST_NAME,
    LAST_NAME,
    "O&#39;Brienska",
    PSEUDONYM,
    "Nightowl &amp; Sons",
    email,
    PHONE,
  ])
    expect([text, await whereItStands(db(), text)]).toEqual([text, {}]);
  expect((await kalivo.send("GET", life.pictureUrl)).status).toBe(404);
});

test("no token is left, and nobody signs in", async () => {
  for (const table of ["sessions", "passkeys", "password_resets", "integration_states"] as const) {
    const rows = await db()
      .selectFrom(table)
      .select("user_id")
      .where("user_id", "=", life.person.id)
      .execute();
    expect([table, rows]).toEqual([table, []]);
  }
  expect((await kalivo.call("GET", api.readMe, { token: life.person.token })).status).toBe(401);
  const data = { email: life.person.email, password: "correct horse" };
  expect((await kalivo.call("POST", api.signIn, { data })).status).toBe(404);
  const again = { ...data, first_name: "New", last_name: "Person" };
  expect((await kalivo.call("POST", api.register, { data: again })).status).toBe(201);
});

test("what was billed stays as a number without words; what was not is gone", async () => {
  const workouts = await db()
    .selectFrom("workouts")
    .selectAll()
    .where("user_id", "=", life.person.id)
    .execute();
  expect(workouts.length).toBe(2);
  for (const workout of workouts)
    expect(workout).toMatchObject({
      kcal_counted: 1_200,
      title: null,
      provider_activity_id: null,
      kg_used: null,
      period_id: expect.any(Number),
    });
});

test("pledges end both ways, the unsent charge is cancelled, and that of somebody else stays", async () => {
  const running = await db()
    .selectFrom("pledges")
    .innerJoin("payers", "payers.id", "pledges.payer_id")
    .select(["pledges.id"])
    .where((where) =>
      where.or([where("burner_id", "=", life.person.id), where("payers.user_id", "=", life.person.id)]),
    )
    .where(sql<boolean>`upper_inf(pledges.valid)`)
    .execute();
  expect(running).toEqual([]);
  const states = await db()
    .selectFrom("charges")
    .innerJoin("payers", "payers.id", "charges.payer_id")
    .select(["payers.user_id", "charges.state"])
    .orderBy("charges.id")
    .execute();
  expect(states.filter(({ user_id }) => user_id === life.person.id).map(({ state }) => state)).toEqual([
    "succeeded",
    "canceled",
  ]);
  expect(states.filter(({ user_id }) => user_id === life.donor.id).map(({ state }) => state)).toEqual([
    "succeeded",
    "notified",
  ]);
});

test("teams go on under who has been there longest, and end where nobody is left", async () => {
  const members = await db()
    .selectFrom("team_members")
    .select(["user_id", "is_admin"])
    .where("team_id", "=", life.sharedTeam)
    .orderBy("joined_at")
    .execute();
  expect(members).toEqual([
    { user_id: life.burner.id, is_admin: true },
    { user_id: life.mate.id, is_admin: false },
  ]);
  expect(
    (await kalivo.call("GET", pathTo(api.readTeam, { id: life.ownTeam }), { token: life.mate.token })).status,
  ).toBe(404);
  const contact = await whereItStands(db(), life.burner.email);
  expect(Object.keys(contact)).toContain("sandbox.customers"); // the team's customer has its new admin's address
});

test("their codes are archived without a label, and cannot be used", async () => {
  const codes = await db()
    .selectFrom("codes")
    .selectAll()
    .where("owner_user_id", "=", life.person.id)
    .execute();
  expect(codes.map(({ label, archived_at }) => [label, archived_at === null])).toEqual([[null, false]]);
  expect((await applyCode(kalivo, life.mate, codes[0]?.code ?? "")).status).toBe(410);
  const listed = await kalivo.call("GET", api.listAllCodes, { token: ines.token });
  const code = listed.body.find(({ id }) => id === codes[0]?.id);
  expect(code?.owner).toEqual({ id: life.person.id, name: "Former member" });
});

test("others read of a former member, also in mails kept from before", async () => {
  const { body } = await kalivo.call("GET", api.listStatements, {
    token: life.donor.token,
  });
  const statement = await kalivo.call("GET", pathTo(api.readStatement, { id: String(body[0]?.id) }), {
    token: life.donor.token,
  });
  expect(statement.text).toContain("Former member");
  const mails = await db()
    .selectFrom("mails")
    .selectAll()
    .where("recipient", "=", life.donor.email)
    .execute();
  expect(mails.some(({ body_text }) => body_text.includes("a former member"))).toBe(true);
  expect(
    (await kalivo.call("GET", pathTo(api.readProfile, { id: life.person.id }), { token: life.donor.token }))
      .status,
  ).toBe(404);
});

test("the books agree with themselves and with the provider, and the months go on", async () => {
  for (const instant of ["2027-01-05T09:00:00Z", "2027-02-01T05:01:00Z", "2027-02-05T09:00:00Z"])
    await kalivo.moveTo(instant);
  const { payments, clock } = kalivo.product.services;
  if (payments === null) throw new Error("the demo has a provider");
  const account = await checkProvider(db(), payments, clock.now());
  for (const { title, differences } of [...(await checkBooks(db())), account])
    expect([title, differences]).toEqual([title, []]);
  const mailed = await db()
    .selectFrom("mails")
    .select("recipient")
    .where("recipient", "like", "%erased%")
    .execute();
  expect(mailed).toEqual([]);
  const unsent = await db()
    .selectFrom("outbox")
    .select("kind")
    .where("user_id", "=", life.person.id)
    .where("sent_at", "is", null)
    .where("given_up_at", "is", null)
    .execute();
  expect(unsent).toEqual([]);
});

test("every table that names them is left as the list of tables about people says", async () => {
  expect(await leftAfterErasure(db(), life.person.id)).toEqual([]);
  const own = await db()
    .selectFrom("users")
    .selectAll()
    .where("id", "=", life.person.id)
    .executeTakeFirstOrThrow();
  expect(own).toMatchObject(erasedUser({ id: own.id, now: own.erased_at ?? new Date(0) }));
  expect((await allTables(db())).length).toBeGreaterThan(40);
});

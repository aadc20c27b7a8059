import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import type { AdminFound } from "@kalivo/contract/shapes/admin-desk.ts";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { anAdmin, auditLog, eraseByTwo } from "#server-test/support/admins.ts";
import { useAnnouncedPayers } from "#server-test/support/announced-payers.ts";
import { newOrganisation } from "#server-test/support/month-world.ts";
import { newStop } from "#server-test/support/payer-stops.ts";
import type { Somebody } from "#server-test/support/people.ts";
import { teamOf } from "#server-test/support/teams.ts";
import { useProduct } from "#server-test/support/product.ts";

// November is announced on 1 December and paid on the 4th: 7.00 € by each payer.
const kalivo = useProduct({ KALIVO_NOW: "2026-12-01T05:01:00Z" });
const { payer } = useAnnouncedPayers(kalivo, 4);
const db = () => kalivo.product.services.db;
let ines: Somebody;
let omar: Somebody;

beforeAll(async () => {
  ines = await anAdmin(kalivo, "Ines");
  omar = await anAdmin(kalivo, "Omar");
});

const find = async (search: string) =>
  (await kalivo.call("GET", api.findAnything, { token: ines.token, data: { search } })).body;
const numbers = ({ statements }: AdminFound) => statements.map(({ id }) => id);
const page = (id: number, { token } = ines) =>
  kalivo.call("GET", pathTo(api.readAnyStatement, { id }), {
    token,
  });
const resend = (id: number, { token } = ines) =>
  kalivo.call("POST", pathTo(api.resendNotice, { id }), { token });
const chargeOf = (statement: number) =>
  db().selectFrom("charges").selectAll().where("statement_id", "=", statement).executeTakeFirstOrThrow();
const noticesTo = async ({ email }: Somebody) =>
  (
    await db()
      .selectFrom("mails")
      .select("id")
      .where("recipient", "=", email)
      .where("body_text", "like", "%/notice/%")
      .execute()
  ).length;

test("the notice goes out once more and nothing else changes: same day, same sum, one mail", async () => {
  const { statement } = payer(0);
  const before = await chargeOf(statement);
  expect((await page(statement)).body).toMatchObject({ may_resend: true, notices: [{ state: "sent" }] });
  const both = await Promise.all([resend(statement), resend(statement, omar)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  await kalivo.runDue();
  expect(await noticesTo(payer(0))).toBe(2);
  expect(await noticesTo(payer(1))).toBe(1);
  expect(await chargeOf(statement)).toEqual(before);
  expect((await page(statement)).body.notices).toMatchObject([{ state: "sent" }, { state: "sent" }]);
  expect((await auditLog(kalivo)).filter(({ action }) => action === "notice.resend")).toMatchObject([
    { target_kind: "statement", target_id: statement, after: { mails: 1 } },
  ]);
});

test("twenty presses at once by two admins are one mail, and one a few minutes later says so", async () => {
  const { statement } = payer(2);
  const before = await noticesTo(payer(2));
  const press = (who: Somebody) => resend(statement, who);
  // Whether the mail is still waiting or was just sent, no second one is queued.
  const all: number[] = [];
  for (let round = 0; round < 4; round++) {
    const answers = await Promise.all(
      [ines, omar, ines, omar, ines].map(async (who) => (await press(who)).status),
    );
    all.push(...answers);
    await kalivo.runDue();
  }
  expect(all.filter((status) => status === 200)).toHaveLength(1);
  expect(await noticesTo(payer(2))).toBe(before + 1);
  const soon = await press(omar);
  expect(soon.status).toBe(409);
  expect(soon.body.message).toMatch(/^It was sent once more at 06:\d\d/u);
  expect((await page(statement)).body.may_resend).toBe(false);
  await kalivo.moveTo("2026-12-01T05:30:00Z");
  expect((await press(omar)).status).toBe(200);
});

test("who was never told is not told by a copy: theirs is a notice of its own", async () => {
  const { statement, id } = payer(1);
  const charge = await chargeOf(statement);
  await sql`
    update outbox set sent_at = null, given_up_at = now(), tries = 1
    where user_id = ${id} and kind = 'upcoming_charge' and (payload ->> 'charge_id')::integer = ${charge.id}
  `.execute(db());
  expect((await resend(statement)).status).toBe(409);
});

test("who is stopped by a dispute gets no copy: nothing is taken from them on that day", async () => {
  const { statement } = payer(3);
  const { payer_id } = await chargeOf(statement);
  expect((await page(statement)).body.may_resend).toBe(true);
  expect((await page(statement)).body.row.charge?.stopped_at).toBeNull();
  const since = "2026-12-01T05:20:00.000Z";
  await newStop(db(), payer_id, { kind: "dispute", from: since });
  const stopped = { state: "notified", stopped_at: since };
  expect((await page(statement)).body).toMatchObject({ may_resend: false, row: { charge: stopped } });
  const { status, body } = await resend(statement);
  expect([status, body.message]).toEqual([409, expect.stringContaining("stopped by a dispute")]);

  const { body: month } = await kalivo.call(
    "GET",
    pathTo(api.listMonthStatements, { month: "2026-11" }),
    ines,
  );
  const whoIsStopped = month.filter(({ charge }) => charge?.stopped_at === since);
  expect(whoIsStopped.map(({ id }) => id)).toEqual([statement]);
  expect((await find(`${statement}`)).statements[0]).toMatchObject({ id: statement, stopped_at: since });
  expect((await find(`${payer(0).statement}`)).statements[0]).toMatchObject({ stopped_at: null });
});

test("the admin sees the statement as its payer does, and the log says so", async () => {
  const { statement, token } = payer(2);
  const asPayer = await kalivo.call("GET", pathTo(api.readStatement, { id: statement }), { token });
  const { body } = await page(statement, omar);
  expect(body.statement).toEqual(asPayer.body);
  expect(body.row).toMatchObject({ id: statement, owner: { name: "Paula Peeters" }, month: "2026-11" });
  expect((await auditLog(kalivo)).at(-1)).toMatchObject({
    actor_id: omar.id,
    action: "statement.read",
    target_kind: "statement",
    target_id: statement,
  });
  expect((await page(999_999)).status).toBe(404);
});

test("a statement is found by its number, however it is said, and by that of its charge", async () => {
  const { statement } = payer(0);
  for (const said of [
    `${statement}`,
    `Statement ${statement}`,
    `Relevé n° ${statement}`,
    `#${statement}`,
    `http://x/statements/${statement}`,
  ]) {
    const found = await find(said);
    expect([said, found.statements[0]]).toMatchObject([said, { id: statement, found_by: "statement" }]);
  }
  const { id } = await chargeOf(statement);
  expect(numbers(await find(`${id}`))).toContain(statement);
});

test("a payer's months are found by name, by mail address, by pseudonym and by half a name", async () => {
  const { email, statement, id } = payer(3);
  for (const said of [email, email.toUpperCase(), "Paula Peeters", "peeters paula", "peet", "PÉETERS"]) {
    const found = await find(said);
    expect([said, found.people.map((person) => person.id)]).toEqual([said, expect.arrayContaining([id])]);
    expect([said, numbers(found)]).toEqual([said, expect.arrayContaining([statement])]);
  }
  expect((await find(email)).people).toHaveLength(1);
  expect((await find("Tortoise")).people).toHaveLength(1);
});

test("once paid, it is found by every reference of the provider, of its refund and of its mandate", async () => {
  await kalivo.moveTo("2026-12-04T08:01:00Z");
  const { statement, payer: payerId } = payer(0);
  await kalivo.call("POST", api.requestRefund, {
    token: ines.token,
    data: {
      statement_id: statement,
      amount_in_euros: 1,
      left_in_euros: 7,
      key: "once for a test",
      reason: "requested",
    },
  });
  await kalivo.runDue();
  await db().updateTable("payers").set({ mandate_reference: "MND-77/A" }).where("id", "=", payerId).execute();
  const { payment_ref, charge_ref } = await chargeOf(statement);
  const refund = await db().selectFrom("refunds").select("provider_ref").executeTakeFirstOrThrow();
  for (const reference of [payment_ref, charge_ref, refund.provider_ref, "MND-77/A"]) {
    expect(reference).not.toBeNull();
    expect([reference, numbers(await find(` ${reference} `))]).toEqual([reference, [statement]]);
  }
  expect((await page(statement)).body).toMatchObject({
    may_resend: false,
    references: { payment: payment_ref, provider_charge: charge_ref, mandate: "MND-77/A" },
  });
  expect((await resend(statement)).status).toBe(409);
});

test("a hidden organisation and a deleted team are found, and say so", async () => {
  const id = await newOrganisation(db(), "Quiet Meadows");
  await db().updateTable("organisations").set({ hidden_at: new Date() }).where("id", "=", id).execute();
  expect((await find("meadow")).organisations).toEqual([{ id, name: "Quiet Meadows", hidden: true }]);
  const team = await teamOf(kalivo, payer(1));
  const { name } = await db()
    .selectFrom("teams")
    .select("name")
    .where("id", "=", team)
    .executeTakeFirstOrThrow();
  await kalivo.call("POST", pathTo(api.deleteTeam, { id: team }), { token: payer(1).token });
  expect((await find(name)).teams).toContainEqual({ id: team, name, deleted: true });
});

test("nothing that is typed is a pattern, an error or everything", async () => {
  for (const odd of [
    "%",
    "_",
    "'",
    '"',
    "\\",
    "%%%",
    "'; drop table users; --",
    "☃",
    "   ",
    "*",
    ":*",
    "&|!()",
  ]) {
    const found = await find(odd);
    expect([odd, found.people, found.statements, found.payouts]).toEqual([odd, [], [], []]);
  }
  expect((await find("p")).people).toEqual([]);
  expect((await find("2147483648")).statements).toEqual([]);
  const long = { token: ines.token, data: { search: "a".repeat(10_000) } };
  expect((await kalivo.call("GET", api.findAnything, long)).status).toBe(422);
});

test("somebody erased is found by the number of a statement, and by no name", async () => {
  const gone = payer(3);
  await eraseByTwo(kalivo, [ines, omar], gone);
  expect((await find(gone.email)).people).toEqual([]);
  expect((await find("Former")).people).toEqual([]);
  expect((await find(`${gone.statement}`)).statements[0]?.id).toBe(gone.statement);
  expect((await page(gone.statement)).status).toBe(200);
});

test("for others the desk does not exist", async () => {
  const { token, statement } = payer(1);
  expect((await kalivo.call("GET", api.findAnything, { token, data: { search: "paula" } })).status).toBe(404);
  expect((await page(statement, payer(1))).status).toBe(404);
  expect((await resend(statement, payer(1))).status).toBe(404);
});

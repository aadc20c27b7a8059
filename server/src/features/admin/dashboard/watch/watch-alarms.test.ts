import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { anAdmin } from "#server-test/support/admins.ts";
import { giveAccount, owedOrganisations, RELEASED_AT } from "#server-test/support/owed-organisations.ts";
import { somebody, type Somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";

// Three admins after a month was released. The tests follow each other.

const kalivo = useProduct();
const db = () => kalivo.product.services.db;
let ines: Somebody;
let omar: Somebody;
let organisation = 0;
beforeAll(async () => {
  ines = await anAdmin(kalivo, "Ines");
  omar = await anAdmin(kalivo, "Omar");
  await somebody(kalivo, "Nobody", "Else");
  const [first = 0, ...others] = await owedOrganisations(kalivo.product.services);
  organisation = first;
  await giveAccount(db(), organisation, [ines.id, omar.id]);
  const since = new Date("2050-01-01T00:00:00Z"); // theirs are known, and in no run yet
  for (const other of others) await giveAccount(db(), other, [ines.id, omar.id], { since });
  // Payments unknown to the sandbox must not count as differences here.
  await sql`delete from provider_days`.execute(kalivo.owner);
  Object.assign(kalivo.product.services, { payments: null });
  await kalivo.moveTo(RELEASED_AT.toISOString());
});

const HOUR_MS = 3_600_000;
const after = (hours: number) =>
  kalivo.moveTo(new Date(kalivo.product.services.clock.now().getTime() + hours * HOUR_MS).toISOString());
const standing = async () => (await kalivo.call("GET", api.readDashboard, { token: ines.token })).body.alarms;
const kinds = async () => (await standing()).map(({ kind }) => kind);
const mails = async () => {
  const rows = await db()
    .selectFrom("mails")
    .select(["recipient", "subject", "body_text"])
    .where("subject", "like", "%a look")
    .orderBy("id")
    .execute();
  await db().deleteFrom("mails").where("subject", "like", "%a look").execute();
  return rows;
};
const who = (people: readonly { recipient: string }[]) => people.map(({ recipient }) => recipient).toSorted();

test("what is new goes to every admin in one mail, once", async () => {
  await mails();
  await kalivo.call("POST", api.sendFeedback, { token: ines.token, data: { feedback: "Hello" } });
  await kalivo.call("POST", api.preparePayouts, { token: ines.token });
  await after(0.3);
  await kalivo.runDue();
  const sent = await mails();
  expect(who(sent)).toEqual([ines.email, omar.email].toSorted());
  expect(sent[0]?.subject).toBe("Kalivo: 2 things need a look");
  expect(sent[0]?.body_text).toContain("A prepared payout run waits");
  expect(sent[0]?.body_text).toContain("1 message is still unread.");
  for (let quarter = 0; quarter < 5; quarter += 1) await after(0.3);
  await kalivo.runDue();
  expect(await mails()).toEqual([]);
});

const watched = async () =>
  (await db().selectFrom("alarm_watch").select("watched_at").execute())[0]?.watched_at;

test("within a quarter of an hour nobody looks again", async () => {
  const before = await watched();
  await kalivo.runDue();
  await after(0.1);
  expect(await watched()).toEqual(before);
});

test("what is over resolves by itself; what stands for a week is told again", async () => {
  await db().updateTable("feedback").set({ read_at: RELEASED_AT }).execute();
  await after(1);
  const rows = await db().selectFrom("alarms").select(["kind", "resolved_at"]).orderBy("kind").execute();
  expect(rows.map(({ kind, resolved_at }) => [kind, resolved_at === null])).toEqual([
    ["feedback_unread", false],
    ["payouts_waiting", true],
  ]);
  await after(7 * 24);
  await kalivo.runDue();
  const sent = await mails();
  expect(who(sent)).toEqual([ines.email, omar.email].toSorted());
  expect(sent[0]?.subject).toBe("Kalivo: 1 thing needs a look");
});

test("an ordered payout nobody confirms is said after five days", async () => {
  const runs = await kalivo.call("GET", api.listPayoutRuns, { token: omar.token });
  const id = runs.body[0]?.id;
  await kalivo.call("POST", pathTo(api.approvePayouts, { id: String(id) }), { token: omar.token });
  await after(5 * 24 - 1);
  expect(await kinds()).toEqual([]);
  await after(2);
  expect(await standing()).toMatchObject([{ kind: "payouts_unconfirmed", count: 1 }]);
  const settled_on = kalivo.product.services.clock.now().toISOString().slice(0, 10);
  await kalivo.call("GET", pathTo(api.payoutFile, { id: String(id) }), { token: ines.token });
  await kalivo.call("POST", pathTo(api.signPayouts, { id: String(id) }), { token: ines.token });
  await kalivo.call("POST", pathTo(api.confirmPayouts, { id: String(id) }), {
    token: ines.token,
    data: { settled_on },
  });
  expect(await kinds()).toEqual([]);
});

test("refunds, disputes and messages of the provider that hang are said in time", async () => {
  const now = kalivo.product.services.clock.now();
  const [charge, disputed] = await db()
    .selectFrom("charges")
    .select(["id", "payer_id"])
    .orderBy("id")
    .execute();
  await sql`
    insert into refunds (charge_id, payer_id, year, key, amount_cents, reason, asked_by, requested_at)
    values (${charge?.id}, ${charge?.payer_id}, 2027, 'r', 1, 'requested', 'admin', ${now})
  `.execute(db());
  await sql`
    insert into disputes (charge_id, provider_ref, amount_cents, reason, state, opened_at, evidence_due, seen_at)
    values (${disputed?.id}, 'dp', 9000, 'fraudulent', 'inquiry', ${now}, ${new Date(now.getTime() + 6 * 24 * HOUR_MS)}, ${now})
  `.execute(db());
  await sql`
    insert into provider_events (provider, event_id, kind, object_ref, created_at, received_at)
    values ('stripe', 'evt', 'payment.changed', 'pi', ${now}, ${now})
  `.execute(db());
  await after(20);
  expect(await kinds()).toEqual([]);
  await after(6);
  expect(await kinds()).toEqual(["events_failing", "disputes_to_answer", "refunds_unfinished"]);
  await sql`update refunds set state = 'failed', finished_at = ${now}`.execute(db());
  await sql`update disputes set state = 'inquiry_closed', closed_at = ${now}`.execute(db());
  await sql`delete from provider_events`.execute(kalivo.owner);
});

test("books that differ in the daily comparison stand with the day they were first seen, until they agree", async () => {
  await sql`
    insert into ledger_checks (checked_at, compared, differences, books_differ, provider_differs, took_ms, provider_compared_at)
    select now, 1, '[]', 3, 2, 1, now
    from (select ${kalivo.product.services.clock.now()}::timestamptz as now) clock, generate_series(1, 2)
  `.execute(db());
  await after(0.5);
  expect(await standing()).toMatchObject([
    { kind: "books_differ", count: 3, since: expect.any(String) },
    { kind: "provider_differs", count: 2, since: expect.any(String) },
  ]);
  await after(1);
  expect(await kinds()).toEqual([]); // compared again after an hour
});

const lateFor = (minutes: number) =>
  new Date(kalivo.product.services.clock.now().getTime() - minutes * 60_000);

test("mails that nobody takes for an hour are said, also when there is no mail server", async () => {
  await sql`
    insert into outbox (key, kind, user_id, payload, not_before, last_error, late_since)
    values ('stuck', 'welcome', ${ines.id}, '{}', ${new Date("2040-01-01T00:00:00Z")}, 'no mail server', ${lateFor(1)})
  `.execute(db());
  expect(await standing()).toEqual([]);
  await sql`update outbox set late_since = ${lateFor(61)} where key = 'stuck'`.execute(db());
  expect(await standing()).toMatchObject([{ kind: "mails_stuck", count: 1 }]);
});

const missing = async () => (await standing()).filter(({ kind }) => kind === "accounts_missing");

test("an organisation with money to be paid and no account is asked for one, until it has it", async () => {
  expect(await missing()).toEqual([]);
  const { id } = await db()
    .selectFrom("iban_changes")
    .select("organisation_id as id")
    .where("organisation_id", "<>", organisation)
    .executeTakeFirstOrThrow();
  await kalivo.owner.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await tx.deleteFrom("iban_changes").where("organisation_id", "=", id).execute();
  });
  expect(await missing()).toMatchObject([{ count: 1, id }]);
  await giveAccount(db(), id, [ines.id, omar.id]);
  expect(await missing()).toEqual([]);
});

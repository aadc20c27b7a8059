import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import type { AdminAlarm } from "@kalivo/contract/shapes/admin.ts";
import { beforeAll, expect, test } from "vitest";
import { monthStatus } from "../../billing/status.queries.ts";
import { ensurePeriod } from "../../billing/close/months.queries.ts";
import { startAttempt } from "../../billing/collect/attempts.queries.ts";
import { countOverdue, overdueCharges } from "./alarms/alarms.queries.ts";
import { findAlarms } from "./alarms/find-alarms.ts";
import { anAdmin } from "#server-test/support/admins.ts";
import { noticeOf } from "#server-test/support/charge-acts.ts";
import {
  choose,
  newOrganisation,
  newPledge,
  newSandboxPayer,
  newWorkout,
} from "#server-test/support/month-world.ts";
import { newStop } from "#server-test/support/payer-stops.ts";
import { organisation, somebody, type Somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";

// A product from its first quiet day to a month in which the mail server refuses notices. The tests follow each other.

const kalivo = useProduct();
const db = () => kalivo.product.services.db;
let ines: Somebody;
let burner: Somebody;
beforeAll(async () => {
  ines = await anAdmin(kalivo);
  burner = await somebody(kalivo, "Bo", "Renders");
});

const dashboard = async () => {
  const { status, body } = await kalivo.call("GET", api.readDashboard, {
    token: ines.token,
  });
  expect(status).toBe(200);
  return body;
};
const alarm = async (kind: AdminAlarm["kind"]) => (await dashboard()).alarms.find((one) => one.kind === kind);
const lateMonths = async () =>
  (await dashboard()).alarms.filter(({ kind }) => kind === "month_not_closed").map(({ month }) => month);

test("a product without a month has people, no money and no alarm", async () => {
  expect(await dashboard()).toEqual({
    people: { total: 2, burners: 0, donors: 0, new_in_30_days: 2 },
    kcal: { month: "2026-11", this_month: 0, all_time: 0 },
    money: { collected_in_euros: 0, charges: [], carried: { count: 0, amount_in_euros: 0 } },
    alarms: [],
  });
});

test("people, kcal and money are counted", async () => {
  await choose(db(), burner.id, [await newOrganisation(db())]);
  await newPledge(db(), { payer: await newSandboxPayer(db()), burner: burner.id, rate: 10 });
  await newPledge(db(), { payer: await newSandboxPayer(db()), burner: burner.id, rate: 1 });
  await newWorkout(db(), { burner: burner.id, endAt: "2026-11-04T10:00:00Z", kcal: 3_000 });
  await newWorkout(db(), { burner: burner.id, endAt: "2026-10-04T10:00:00Z", kcal: 500 });
  expect((await dashboard()).kcal).toEqual({ month: "2026-11", this_month: 3_000, all_time: 3_500 });
  expect((await dashboard()).people).toEqual({ total: 4, burners: 1, donors: 2, new_in_30_days: 2 });

  for (const at of ["2026-11-05T10:10:00Z", "2026-12-01T05:01:00Z", "2026-12-04T08:01:00Z"])
    await kalivo.moveTo(at);
  await kalivo.runDue();
  const { money, alarms } = await dashboard();
  expect(money.collected_in_euros).toBe(3.5); // October was too small and carried
  expect(money.charges).toEqual([{ state: "succeeded", count: 1, amount_in_euros: 3.5 }]);
  expect(money.carried.count).toBeGreaterThan(0);
  expect(alarms).toEqual([]);
});

test("a bank account that waits and a message nobody has read are said, until they are dealt with", async () => {
  const id = await organisation(kalivo, "Ocean Watch");
  const data = { iban: "BE68539007547034", account_holder: "Ocean Watch" };
  await kalivo.call("POST", pathTo(api.proposeIban, { id }), { token: ines.token, data });
  await kalivo.call("POST", api.sendFeedback, { token: burner.token, data: { feedback: "Hello" } });
  expect(await alarm("iban_waiting")).toMatchObject({ count: 1, since: expect.any(String), id });
  const unread = await alarm("feedback_unread");
  expect(unread).toMatchObject({ count: 1, message: "1 message is still unread." });
  await db().updateTable("feedback").set({ read_at: new Date() }).execute();
  expect(await alarm("feedback_unread")).toBeUndefined();
});

test("a notice that no mail server accepts, and the mail given up, are said a day later", async () => {
  const { mailer } = kalivo.product.services;
  const send = async (mail: Parameters<typeof mailer.send>[0]) => {
    if (mail.subject.startsWith("We'll collect")) throw new Error("550 no such mailbox");
    return mailer.send(mail);
  };
  Object.assign(kalivo.product.services, { mailer: { ...mailer, send } });
  await newWorkout(db(), { burner: burner.id, endAt: "2026-12-10T10:00:00Z", kcal: 4_000 });
  await kalivo.moveTo("2027-01-01T05:01:00Z");
  expect(await alarm("notices_not_sent")).toBeUndefined();
  for (let hours = 0; hours < 5 * 24; hours += 7)
    await kalivo.moveTo(new Date(Date.parse("2027-01-01T06:00:00Z") + hours * 3_600_000).toISOString());
  expect(await alarm("notices_not_sent")).toMatchObject({
    count: 1,
    since: expect.stringContaining("2027-01-01T05:01"),
  });
  expect(await alarm("mails_given_up")).toMatchObject({ count: 1 });
});

test("a month that is not closed when the 25th of the next one is over is said", async () => {
  await kalivo.moveTo("2027-01-25T22:59:00Z");
  expect(await alarm("month_not_closed")).toBeUndefined();
  await kalivo.moveTo("2027-01-25T23:01:00Z"); // midnight in Brussels
  expect(await alarm("month_not_closed")).toMatchObject({
    message: expect.stringContaining("December 2026 is not closed"),
    since: "2027-01-25T23:00:00.000Z",
  });
});

test("a charge that nobody acts upon for a day is said", async () => {
  const { clock } = kalivo.product.services;
  const due = clock.now();
  await db()
    .updateTable("charges")
    .set({ state: "notified", notified_at: noticeOf(due), due_at: due })
    .where("state", "=", "planned")
    .execute(); // as after a crash that lost its next step
  await db()
    .updateTable("outbox")
    .set({ sent_at: noticeOf(due), given_up_at: null })
    .where("kind", "=", "upcoming_charge")
    .where("sent_at", "is", null)
    .execute();
  expect(await alarm("charges_overdue")).toBeUndefined();
  await kalivo.moveTo(new Date(clock.now().getTime() + 25 * 3_600_000).toISOString());
  expect(await alarm("charges_overdue")).toMatchObject({ count: 1 });
});

test("a retry on its planned day is not overdue because the charge was due long before", async () => {
  const at = kalivo.product.services.clock.now();
  const { id } = await db()
    .selectFrom("charges")
    .select("id")
    .where("state", "=", "notified")
    .executeTakeFirstOrThrow();
  await kalivo.owner.transaction().execute(async (tx) => {
    await startAttempt(tx, {
      chargeId: id,
      amount: 400n,
      no: 9,
      key: "retry",
      methodRef: "pm",
      mode: "merchant",
      startedAt: at,
    });
    await tx.updateTable("charges").set({ state: "submitting" }).where("id", "=", id).execute();
    const later = (days: number) => new Date(at.getTime() + days * 86_400_000);
    expect([await countOverdue(tx, later(-1)), await countOverdue(tx, later(1))]).toEqual([0, 1]);
    expect(await overdueCharges(tx, later(1))).toEqual([{ why: "provider", count: 1, since: at }]);
    await tx.deleteFrom("charge_attempts").where("idempotency_key", "=", "retry").execute();
    await tx.updateTable("charges").set({ state: "notified" }).where("id", "=", id).execute();
  });
});

test("what a dispute stops is not overdue: disputes and stopped payers have alarms of their own", async () => {
  const { clock } = kalivo.product.services;
  const { payer_id } = await db()
    .selectFrom("charges")
    .select("payer_id")
    .where("state", "=", "notified")
    .executeTakeFirstOrThrow();
  await newStop(db(), payer_id, { kind: "dispute", from: clock.now().toISOString() });
  expect(await alarm("charges_overdue")).toBeUndefined();
  expect(await countOverdue(db(), clock.now())).toBe(0);
});

test("books that do not agree are the first thing said", async () => {
  await db().updateTable("gross_totals").set({ gross_cents: 1n }).where("party", "=", "burner").execute();
  expect((await dashboard()).alarms[0]).toMatchObject({ kind: "books_differ", count: 1, since: null });
});

test("each month that is late is said, not only the oldest", async () => {
  await newPledge(db(), { payer: await newSandboxPayer(db()), burner: burner.id, rate: 10 });
  await newWorkout(db(), { burner: burner.id, endAt: "2027-01-20T10:00:00Z", kcal: 4_000 });
  await kalivo.moveTo("2027-02-01T05:01:00Z"); // no mail server accepts this notice either
  expect(await lateMonths()).toEqual(["2026-12"]);
  await kalivo.moveTo("2027-02-25T23:01:00Z");
  expect(await lateMonths()).toEqual(["2026-12", "2027-01"]);
});

test("who is stopped by a dispute waits for no notice", async () => {
  const unnoticed = async () => (await monthStatus(db(), 202701))?.unnoticed ?? 0;
  const stopped = db().selectFrom("payer_stops").select("payer_id");
  const { payer_id } = await db()
    .selectFrom("charges")
    .select("payer_id")
    .where("period_id", "=", 202701)
    .where("state", "=", "planned")
    .where("payer_id", "not in", stopped)
    .executeTakeFirstOrThrow();
  const before = await unnoticed();
  await newStop(db(), payer_id, { kind: "dispute", from: "2027-02-25T12:00:00Z" });
  expect(await unnoticed()).toBe(before - 1);
});

test("a month that was turned over and not computed is said once", async () => {
  await ensurePeriod(db(), 202702);
  const found = await findAlarms(db(), new Date("2027-03-26T01:00:00Z"));
  const late = found.filter(({ kind }) => kind === "month_not_closed").map(({ month }) => month);
  expect(late).toEqual(["2026-12", "2027-01", "2027-02"]);
});

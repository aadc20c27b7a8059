import { afterAll, beforeAll, expect, test } from "vitest";
import { booksDiffer } from "../support/books-differ.ts";
import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { anAdmin } from "../support/admins.ts";
import {
  giveSandboxMethod,
  newBurner,
  newOrganisation,
  newPayer,
  newPledge,
  newWorkout,
} from "../support/month-world.ts";
import { somebody, type Somebody } from "../support/people.ts";
import { useProduct } from "../support/product.ts";
import { startSmtpServer } from "../support/smtp-server.ts";

// A real mail server that knows two of the payers no more.
const dead = new Set<string>();
const smtp = await startSmtpServer((recipient) => (dead.has(recipient) ? "never" : "accept"));
const kalivo = useProduct({ KALIVO_NOW: "2026-11-02T09:00:00Z", SMTP_URL: smtp.url });
const db = () => kalivo.product.services.db;
const DAY_MS = 86_400_000;

let ines: Somebody;
let paid: Somebody;
let gone: Somebody;
let ended: Somebody;

async function donor(burner: number): Promise<Somebody> {
  const who = await somebody(kalivo);
  const payer = await newPayer(db(), { userId: who.id });
  await giveSandboxMethod(db(), payer, "succeeds");
  await newPledge(db(), { payer, burner });
  return who;
}

const chargeOf = (who: Somebody) =>
  db()
    .selectFrom("charges")
    .innerJoin("payers", "payers.id", "charges.payer_id")
    .selectAll("charges")
    .where("payers.user_id", "=", who.id)
    .where("charges.period_id", "=", 202611)
    .executeTakeFirstOrThrow();
const alarms = async () => (await kalivo.call("GET", api.readDashboard, { token: ines.token })).body.alarms;
const november = async () => {
  const { body } = await kalivo.call("GET", api.listMonths, { token: ines.token });
  return body.find(({ month }) => month === "2026-11");
};

beforeAll(async () => {
  ines = await anAdmin(kalivo);
  const burner = await newBurner(db(), [await newOrganisation(db())]);
  [paid, gone, ended] = [await donor(burner), await donor(burner), await donor(burner)];
  await newWorkout(db(), { burner, endAt: "2026-11-15T12:00:00Z", kcal: 5_000 });
  await kalivo.runDue();
  for (const { email } of [gone, ended]) dead.add(email);
  await kalivo.moveTo("2026-12-01T05:01:00Z");
});
afterAll(() => smtp.stop());

const outbox = async (state: string) =>
  (await kalivo.call("GET", api.listOutbox, { token: ines.token, data: { state } })).body;
const statementOf = async (who: Somebody) => {
  const path = pathTo(api.readAnyStatement, { id: (await chargeOf(who)).statement_id });
  return (await kalivo.call("GET", path, { token: ines.token })).body;
};

test("the first refusal for good is an alarm that leads to exactly those mails, and the statement says why", async () => {
  const alarm = (await alarms()).find(({ kind }) => kind === "notices_not_sent");
  expect(alarm).toMatchObject({ count: 2 });
  const mails = await outbox("notices_not_sent");
  expect(mails.map(({ kind }) => kind)).toEqual(["upcoming_charge", "upcoming_charge"]);
  expect(new Set(mails.map(({ recipient }) => recipient?.id))).toEqual(new Set([gone.id, ended.id]));
  expect((await statementOf(gone)).notices).toMatchObject([
    { state: "waiting", tries: 1, why: expect.stringContaining("550 no such mailbox") },
  ]);
  const refused = pathTo(api.giveUpMail, { id: mails[0]?.id ?? 0 });
  expect((await kalivo.call("POST", refused, { token: ines.token })).status).toBe(409);
});

test("what had nothing to say any more is not among what was given up", async () => {
  const at = kalivo.product.services.clock.now();
  const moot = { key: "moot", kind: "new_donor", user_id: paid.id, payload: "{}", not_before: at };
  const why = "it stands in the digest of the day";
  await db()
    .insertInto("outbox")
    .values({ ...moot, given_up_at: at, tries: 1, last_error: why })
    .execute();
  expect((await outbox("given_up")).map(({ last_error }) => last_error)).not.toContain(why);
  expect(await outbox("dropped")).toMatchObject([{ state: "dropped", can_retry: false }]);
});

test("who cannot be told is not charged, and the alarms name that as the reason", async () => {
  for (let day = 1; day <= 25; day += 1)
    await kalivo.moveTo(new Date(Date.parse("2026-12-01T09:00:00Z") + day * DAY_MS).toISOString());
  expect(await chargeOf(paid)).toMatchObject({ state: "succeeded" });
  for (const who of [gone, ended])
    expect(await chargeOf(who)).toMatchObject({ state: "planned", notified_at: null, attempt_no: 0 });
  const late = (await alarms()).find(({ kind }) => kind === "month_not_closed");
  expect(late?.message).toContain("November 2026 is not closed");
  expect(late?.message).toContain("no mail server accepts the notice; the charge can be ended");
  expect(late).toMatchObject({
    month: "2026-11",
    message: expect.stringContaining("it ends automatically by 30/01/2027"),
  });
  expect(await november()).toMatchObject({
    stage: "announced",
    unnoticed: 2,
    waits: [
      {
        why: "untold",
        count: 2,
        since: expect.stringContaining("2026-12-01T05:01:"),
        ends_by: expect.stringContaining("2027-01-30T05:01:"),
      },
    ],
  });
});

test("an admin ends one of them before its time", async () => {
  const { statement_id } = await chargeOf(ended);
  const path = pathTo(api.endStatement, { id: statement_id });
  const { status } = await kalivo.call("POST", path, { token: ines.token, data: { reason: "unreachable" } });
  expect(status).toBe(200);
  expect(await chargeOf(ended)).toMatchObject({ state: "canceled", ended_cause: "unreachable" });
});

test("the ended charge's notice is on no way any more, and the mail about its end can be given up", async () => {
  expect((await statementOf(ended)).notices.map(({ state }) => state)).not.toContain("waiting");
  await kalivo.runDue();
  await kalivo.moveTo("2026-12-26T12:00:00Z");
  const before = (await alarms()).find(({ kind }) => kind === "mails_stuck");
  await kalivo.moveTo("2026-12-27T12:00:00Z");
  const stuck = (await alarms()).find(({ kind }) => kind === "mails_stuck");
  expect([stuck?.count, stuck?.since]).toEqual([before?.count, before?.since]);
  for (const mail of await outbox("waiting")) {
    if (mail.recipient?.id !== ended.id) continue;
    expect(mail).toMatchObject({ kind: "payment_problem", can_give_up: true });
    const path = pathTo(api.giveUpMail, { id: mail.id });
    expect((await kalivo.call("POST", path, { token: ines.token })).body).toMatchObject({ state: "dropped" });
    expect((await kalivo.call("POST", path, { token: ines.token })).status).toBe(409);
  }
  expect((await alarms()).find(({ kind }) => kind === "mails_stuck")).toBeUndefined();
});

test("the other one ends by itself 60 days after the close, the statement says so, and the month closes", async () => {
  await kalivo.moveTo("2027-01-30T05:00:00Z");
  expect(await chargeOf(gone)).toMatchObject({ state: "planned" });
  await kalivo.moveTo("2027-01-30T05:02:00Z");
  expect(await chargeOf(gone)).toMatchObject({ state: "canceled", ended_cause: "unreachable" });
  const { statement_id } = await chargeOf(gone);
  const { body } = await kalivo.call("GET", pathTo(api.readStatement, { id: statement_id }), {
    token: gone.token,
  });
  expect(body).toMatchObject({
    state: "waived",
    note: "Ended on 30/01/2027: we collect nothing more. Our emails about it didn't arrive, and we collect nothing without telling you first.",
  });
  expect(await november()).toMatchObject({ stage: "closed" });
  expect((await alarms()).map(({ kind }) => kind)).not.toContain("month_not_closed");
  expect(smtp.received.filter(({ to }) => dead.has(to))).toHaveLength(2); // the welcome mails, before they were gone
  expect(await booksDiffer(db())).toEqual([]);
});

test("a month of which something differs stays open alone, and says that its books differ", async () => {
  const fresh = await newBurner(db(), [await newOrganisation(db())]);
  const { id: payer } = await db()
    .selectFrom("payers")
    .select("id")
    .where("user_id", "=", paid.id)
    .executeTakeFirstOrThrow();
  await newPledge(db(), { payer, burner: fresh, from: "2027-01-01T00:00:00Z" });
  await newWorkout(db(), { burner: fresh, endAt: "2027-01-15T12:00:00Z", kcal: 5_000 });
  await newWorkout(db(), { burner: fresh, endAt: "2027-02-15T12:00:00Z", kcal: 5_000 });
  await kalivo.moveTo("2027-02-01T05:01:00Z");
  await kalivo.moveTo("2027-02-04T07:58:00Z");
  await db().updateTable("statement_lines").set({ kcal: 4_999n }).where("period_id", "=", 202701).execute();
  await kalivo.moveTo("2027-02-04T08:05:00Z");
  await kalivo.moveTo("2027-03-01T05:01:00Z");
  await kalivo.moveTo("2027-03-04T08:05:00Z");
  const { body } = await kalivo.call("GET", api.listMonths, { token: ines.token });
  expect(body.map(({ month, stage }) => [month, stage]).slice(0, 2)).toEqual([
    ["2027-02", "closed"],
    ["2027-01", "settled"],
  ]);
  const late = (await alarms()).find(({ kind }) => kind === "month_not_closed");
  expect(late?.message).toContain("the books of the month differ");
});

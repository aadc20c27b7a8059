import { beforeAll, expect, test } from "vitest";
import { anyBooksDiffer } from "../support/books-differ.ts";
import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import type { TestBehaviour } from "../../src/adapters/payment/suite/acts.suite.ts";
import { storePaymentRef } from "../../src/features/billing/collect/collect.queries.ts";
import { startStripeFake } from "../stripe-fake/stripe-fake.ts";
import { anAdmin, auditLog } from "../support/admins.ts";
import { mailedTo } from "../support/mailed.ts";
import { newBurner, newOrganisation, newPledge, newWorkout } from "../support/month-world.ts";
import { somebody, type Somebody } from "../support/people.ts";
import { TEST_NOW, useProduct } from "../support/product.ts";
import { stripeEnvironment } from "../support/stripe-on-fake.ts";

// A November of which much is not collected, on the real SDK: admins end what does not end by itself.
const fake = await startStripeFake({ now: new Date(TEST_NOW) });
const kalivo = useProduct(stripeEnvironment(fake));
const db = () => kalivo.product.services.db;
const EVERY_TIME = 10; // reads are spared by five

let ines: Somebody;
let ivo: Somebody;
const payers: Record<string, Somebody> = {};

async function liveTo(instant: string) {
  fake.setNow(new Date(instant));
  await fake.delivered();
  await kalivo.moveTo(instant);
  await fake.delivered();
  await kalivo.runDue();
}

const who = (name: string): Somebody => {
  const found = payers[name];
  if (found === undefined) throw new Error(`nobody is called ${name}`);
  return found;
};
const chargeOf = (name: string) =>
  db()
    .selectFrom("charges")
    .innerJoin("payers", "payers.id", "charges.payer_id")
    .selectAll("charges")
    .where("payers.user_id", "=", who(name).id)
    .executeTakeFirstOrThrow();
const paymentOf = async (name: string) =>
  fake.world.paymentIntents.get((await chargeOf(name)).payment_ref ?? "");
const end = async (name: string, by = ines, reason = "payer_asked") =>
  kalivo.call("POST", pathTo(api.endStatement, { id: (await chargeOf(name)).statement_id }), {
    token: by.token,
    data: { reason },
  });
const statementOf = async (name: string) =>
  (
    await kalivo.call("GET", pathTo(api.readStatement, { id: (await chargeOf(name)).statement_id }), {
      token: who(name).token,
    })
  ).body;

async function donor(name: string, burner: number, behaviour: TestBehaviour) {
  const person = await somebody(kalivo);
  payers[name] = person;
  await kalivo.call("GET", api.openPortal, { token: person.token });
  fake.completeSetup([...fake.world.sessions.keys()].at(-1) ?? "", behaviour);
  await fake.delivered();
  await kalivo.runDue();
  const { id } = await db()
    .selectFrom("payers")
    .select("id")
    .where("user_id", "=", person.id)
    .executeTakeFirstOrThrow();
  await newPledge(db(), { payer: id, burner });
}

beforeAll(async () => {
  const address = await kalivo.app.listen({ port: 0, host: "127.0.0.1" });
  fake.settings.webhook = {
    url: `${address}${pathTo(api.paymentWebhook, { provider: "stripe" })}`,
    secret: fake.webhookSecret,
  };
  [ines, ivo] = [await anAdmin(kalivo, "Ines"), await anAdmin(kalivo, "Ivo")];
  const burner = await newBurner(db(), [await newOrganisation(db())]);
  await donor("early", burner, "works");
  await donor("poor", burner, "no_funds");
  await donor("asked", burner, "always_confirms");
  await donor("slow", burner, "always_confirms");
  await donor("debit", burner, "settles");
  await donor("away", burner, "works");
  await donor("gone", burner, "no_funds");
  await newWorkout(db(), { burner, endAt: "2026-11-15T12:00:00Z", kcal: 5_000 });
  await liveTo("2026-12-01T05:01:00Z");
  return fake.stop;
});

test("what was announced and not tried yet is waived: audited, mailed, and said on the statement", async () => {
  expect((await end("early")).body).toMatchObject({ outcome: "ended" });
  expect(await chargeOf("early")).toMatchObject({ state: "canceled", ended_cause: "payer_asked" });
  expect(await statementOf("early")).toMatchObject({
    state: "waived",
    note: expect.stringContaining("You asked for it."),
    lines: [{ state: "waived" }],
  });
  expect((await mailedTo(kalivo, who("early").email)).at(-1)?.subject).toBe(
    "We collect nothing more for November 2026",
  );
  expect((await auditLog(kalivo)).at(-1)).toMatchObject({
    actor_id: ines.id,
    action: "charge.end",
    target_kind: "statement",
    before: { state: "notified", amount_cents: 500 },
    after: { reason: "payer_asked" },
  });
  expect((await end("early")).status).toBe(409);
});

test("without a reason, for a statement that charges nothing, or by somebody else nothing ends", async () => {
  const path = pathTo(api.endStatement, { id: (await chargeOf("poor")).statement_id });
  expect((await kalivo.call("POST", path, { token: ines.token })).status).toBe(422);
  const data = { reason: "mistake" };
  const nowhere = pathTo(api.endStatement, { id: 999_999 });
  expect((await kalivo.call("POST", nowhere, { token: ines.token, data })).status).toBe(404);
  expect((await kalivo.call("POST", path, { token: who("poor").token, data })).status).toBe(404);
  expect((await kalivo.call("POST", path, { data })).status).toBe(401);
});

test("while the provider is away nothing is announced anew, and what it never got ends without it", async () => {
  fake.settings.faults = { rateLimited: EVERY_TIME };
  await expect(liveTo("2026-12-04T08:05:00Z")).rejects.toThrow("due steps failed");
  expect(await chargeOf("away")).toMatchObject({ state: "unknown", payment_ref: null, attempt_no: 1 });
  await expect(liveTo("2026-12-12T09:00:00Z")).rejects.toThrow("due steps failed");
  expect(await chargeOf("away")).toMatchObject({ state: "unknown", notice_no: 1 });
  expect((await end("away", ines, "mistake")).body).toMatchObject({ outcome: "ended" });
  expect(await chargeOf("away")).toMatchObject({ state: "written_off", ended_cause: "mistake" });
  const zombie = storePaymentRef(db(), (await chargeOf("away")).id, "stripe", "pi_of_a_worker_long_gone", 1);
  expect(await zombie).toBeNull();
});

test("once it answers, what it never got is announced anew, may still be lowered, and is taken once", async () => {
  fake.settings.faults = {};
  await liveTo("2026-12-12T09:10:00Z");
  await kalivo.runDue();
  expect(await chargeOf("poor")).toMatchObject({ state: "notified", notice_no: 2 });
  const { id, lines } = await statementOf("poor");
  const lowered = await kalivo.call("POST", pathTo(api.changeStatement, { id }), {
    token: who("poor").token,
    data: { action: "lower_line", line_id: lines[0]?.id, due_in_euros: 3 },
  });
  expect(lowered.status).toBe(200);
  await liveTo("2026-12-16T08:05:00Z");
  await liveTo("2026-12-16T08:10:00Z");
  expect(await chargeOf("poor")).toMatchObject({ state: "failed", attempt_no: 2, amount_cents: 300n });
  expect(await paymentOf("poor")).toMatchObject({ amount: 300 });
  expect((await chargeOf("asked")).state).toBe("action_required");
  expect((await chargeOf("debit")).state).toBe("processing");
});

test("when the provider does not cancel, nothing ends; once it does, the payment is gone with the charge", async () => {
  fake.settings.faults = { rateLimited: EVERY_TIME };
  expect((await end("poor")).status).toBe(503);
  expect(await chargeOf("poor")).toMatchObject({ state: "failed", ended_at: null, lease_until: null });
  fake.settings.faults = {};
  expect((await end("poor")).body).toMatchObject({ outcome: "ended" });
  expect(await chargeOf("poor")).toMatchObject({ state: "written_off", ended_cause: "payer_asked" });
  expect((await paymentOf("poor"))?.status).toBe("canceled");
});

test("what the provider does not know is named, and ends without it only for who looked and says so", async () => {
  const { payment_ref, statement_id } = await chargeOf("gone");
  fake.world.paymentIntents.delete(payment_ref ?? "");
  const press = (more = {}) =>
    kalivo.call("POST", pathTo(api.endStatement, { id: statement_id }), {
      token: ines.token,
      data: { reason: "mistake", ...more },
    });
  const refused = await press();
  expect([refused.status, refused.body.message]).toEqual([410, expect.stringContaining(payment_ref ?? "-")]);
  expect(await chargeOf("gone")).toMatchObject({ state: "failed", ended_at: null, lease_until: null });
  expect((await press({ without_provider: "yes" })).body).toMatchObject({ outcome: "ended" });
  expect(await chargeOf("gone")).toMatchObject({ state: "written_off", next_attempt_at: null });
  expect((await auditLog(kalivo)).at(-1)).toMatchObject({
    action: "charge.end",
    after: { reason: "mistake", without_provider: payment_ref },
  });
  await kalivo.runDue(); // nothing is asked of the provider for it any more
  expect(await chargeOf("gone")).toMatchObject({ state: "written_off", next_attempt_at: null });
});

test("two admins who press at once end it once, and one of them is told so", async () => {
  const answers = await Promise.all([end("slow", ines), end("slow", ivo, "stopped")]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  const { statement_id } = await chargeOf("slow");
  const logged = (await auditLog(kalivo)).filter(({ target_id }) => target_id === statement_id);
  expect(logged).toHaveLength(1);
  const mails = (await mailedTo(kalivo, who("slow").email)).filter(({ subject }) =>
    subject.startsWith("We collect nothing"),
  );
  expect(mails).toHaveLength(1);
});

test("what the bank has cannot be ended, and what the payer has just paid is booked instead", async () => {
  expect((await end("debit")).status).toBe(409);
  expect(await chargeOf("debit")).toMatchObject({ state: "processing", ended_at: null });
  fake.settings.deliveries = { drop: 1 };
  fake.answerBank((await chargeOf("asked")).payment_ref ?? "", "approve");
  expect((await end("asked")).body).toMatchObject({ outcome: "paid" });
  expect(await chargeOf("asked")).toMatchObject({ state: "succeeded", ended_at: null });
  fake.settings.deliveries = {};
  await liveTo("2026-12-23T09:00:00Z");
  expect((await chargeOf("debit")).state).toBe("succeeded");
});

test("the month closes, and its books are the provider's", async () => {
  await liveTo("2026-12-26T09:00:00Z");
  const { stage } = await db()
    .selectFrom("billing_periods")
    .select("stage")
    .where("id", "=", 202611)
    .executeTakeFirstOrThrow();
  expect(stage).toBe("closed");
  const { payments } = kalivo.product.services;
  if (payments === null) throw new Error("there is no provider");
  expect(await anyBooksDiffer(kalivo.product.services)).toEqual([]);
});

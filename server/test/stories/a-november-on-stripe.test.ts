import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { beforeAll, expect, test } from "vitest";
import { Misconfigured } from "../../src/adapters/payment/port.ts";
import { collectCharges } from "../../src/features/billing/collect/collect-charges.ts";
import { checkBooks, checkProvider } from "../../src/features/billing/ledger/check.ts";
import { sweepProviderEvents } from "../../src/features/payment/events/provider-events.ts";
import { startStripeFake } from "../stripe-fake/stripe-fake.ts";
import { newBurner, newOrganisation, newPledge, newWorkout } from "../support/month-world.ts";
import { somebody, type Somebody } from "../support/people.ts";
import { TEST_NOW, useProduct } from "../support/product.ts";
import { stripeEnvironment, stripeOn } from "../support/stripe-on-fake.ts";

const fake = await startStripeFake({ now: new Date(TEST_NOW) });
const kalivo = useProduct(stripeEnvironment(fake));
const db = () => kalivo.product.services.db;

beforeAll(async () => {
  const address = await kalivo.app.listen({ port: 0, host: "127.0.0.1" });
  fake.settings.webhook = {
    url: `${address}${pathTo(api.paymentWebhook, { provider: "stripe" })}`,
    secret: fake.webhookSecret,
  };
  return fake.stop;
});

/** Both clocks, then what each side has to tell the other. */
async function liveTo(instant: string) {
  fake.setNow(new Date(instant));
  await fake.delivered();
  await kalivo.moveTo(instant);
  await fake.delivered();
  await kalivo.runDue();
}

const payerOf = (who: Somebody) =>
  db().selectFrom("payers").selectAll().where("user_id", "=", who.id).executeTakeFirstOrThrow();
const chargeOf = async (who: Somebody) => {
  const { id } = await payerOf(who);
  return db().selectFrom("charges").selectAll().where("payer_id", "=", id).executeTakeFirstOrThrow();
};
const paymentPage = async ({ token }: Somebody) =>
  (await kalivo.call("GET", api.openPortal, { token })).body.url;

async function donor(burner: number, behaviour: Parameters<typeof fake.completeSetup>[1]) {
  const who = await somebody(kalivo);
  await paymentPage(who);
  fake.completeSetup([...fake.world.sessions.keys()].at(-1) ?? "", behaviour);
  await fake.delivered();
  await kalivo.runDue();
  await newPledge(db(), { payer: (await payerOf(who)).id, burner });
  return who;
}

let card: Somebody;
let debit: Somebody;
let twice: Somebody;

test("a method saved on Stripe's page is the payer's, by webhook or by asking", async () => {
  const burner = await newBurner(db(), [await newOrganisation(db())]);
  await newWorkout(db(), { burner, endAt: "2026-11-15T12:00:00Z", kcal: 5_000 });
  card = await donor(burner, "works");
  debit = await donor(burner, "settles");
  twice = await donor(burner, "works");
  expect(await payerOf(card)).toMatchObject({
    provider: "stripe",
    method_state: "active",
    method_label: "Visa ••4242",
  });
  expect((await payerOf(debit)).mandate_creditor_id).toBe("BE69ZZZ0999999999");

  const asking = await somebody(kalivo);
  fake.settings.deliveries = { drop: 1 };
  await paymentPage(asking);
  fake.completeSetup([...fake.world.sessions.keys()].at(-1) ?? "", "works");
  const { body } = await kalivo.call("POST", api.refreshPayment, { token: asking.token, data: {} });
  expect(body).toEqual({ active: true });
  fake.settings.deliveries = {};
});

test("afterwards the page is the portal; where Stripe keeps it closed, another set-up", async () => {
  expect(await paymentPage(card)).toMatch(/\/p\/session\//);
  fake.failNext("refused", "/billing_portal/sessions");
  expect(await paymentPage(card)).toMatch(/cs_/);
  fake.failNext("rateLimited", "/v1/customers");
  const away = await kalivo.call("GET", api.openPortal, { token: card.token });
  expect([away.status, away.body.message]).toEqual([
    503,
    "We can't reach the payment page right now. Please try again in a few minutes.",
  ]);
});

test("a key that Stripe refuses fails no charge: nothing is collected until it is mended", async () => {
  await liveTo("2026-12-01T05:01:00Z");
  const { services } = kalivo.product;
  const log = services.log.child({}, { level: "silent" });
  const payments = stripeOn(fake, { secretKey: "sk_test_ofSomebodyElse" });
  const clock = { now: () => new Date("2026-12-04T09:00:00Z") };
  await expect(collectCharges({ ...services, payments, log, clock }, null)).rejects.toThrow(Misconfigured);
  const states = await Promise.all([card, debit, twice].map(async (who) => (await chargeOf(who)).state));
  expect(states.toSorted()).toEqual(["unknown", "unknown", "unknown"]);
  const told = await db().selectFrom("outbox").select("id").where("kind", "=", "payment_problem").execute();
  expect(told).toEqual([]);
});

test("the month is collected once, also where an answer was lost and its key forgotten", async () => {
  fake.failNext("failAfter", "/v1/payment_intents");
  await liveTo("2026-12-04T09:10:00Z");
  fake.pruneKeys();
  await liveTo("2026-12-04T09:20:00Z");
  expect((await chargeOf(card)).state).toBe("succeeded");
  expect((await chargeOf(twice)).state).toBe("succeeded");
  expect((await chargeOf(debit)).state).toBe("processing");
  const made = [...fake.world.paymentIntents.values()];
  expect(made.map(({ status }) => status).toSorted()).toEqual([
    "processing",
    "requires_payment_method",
    "succeeded",
    "succeeded",
  ]);
});

test("the payment nobody owns is cancelled a day later, and it alone", async () => {
  await liveTo("2026-12-05T09:30:00Z");
  const made = [...fake.world.paymentIntents.values()];
  expect(made.map(({ status }) => status).toSorted()).toEqual([
    "canceled",
    "processing",
    "succeeded",
    "succeeded",
  ]);
});

async function booksAgree() {
  const { services } = kalivo.product;
  if (services.payments === null) throw new Error("there is no provider");
  for (const { title, differences } of [
    ...(await checkBooks(db())),
    await checkProvider(db(), services.payments, services.clock.now()),
  ])
    expect([title, differences]).toEqual([title, []]);
}

test("while a debit is at its bank the books agree with Stripe, which has it on its list, and nobody can ask for it back", async () => {
  const { id, state, statement_id: statement } = await chargeOf(debit);
  expect(state).toBe("processing");
  expect([...fake.world.transactions.values()].map(({ type }) => type)).toContain("payment");
  await booksAgree();
  const { status } = await kalivo.call("POST", pathTo(api.refundStatement, { id: statement }), {
    token: debit.token,
  });
  expect(status).toBe(409);
  expect(await db().selectFrom("refunds").select("id").where("charge_id", "=", id).execute()).toEqual([]);
});

test("a direct debit arrives days later; what the webhook lost is found by the sweep", async () => {
  fake.settings.deliveries = { drop: 1 };
  await liveTo("2026-12-10T09:00:00Z");
  await sweepProviderEvents(kalivo.product.services);
  expect((await chargeOf(debit)).state).toBe("succeeded");
  await booksAgree();
});

test("a debit counts from the day it arrived, not from its submission: seventy days, and the receipt names its fee", async () => {
  const charge = await chargeOf(debit);
  const submitted = fake.world.charges.get(charge.charge_ref ?? "")?.created ?? 0;
  const daysAfter = (at: Date | null) => ((at?.getTime() ?? 0) / 1_000 - submitted) / 86_400;
  expect([daysAfter(charge.succeeded_at), daysAfter(charge.release_at)]).toEqual([5, 75]);
  expect(charge.fee_cents).toBe(35n);
  await kalivo.runDue();
  const receipt = await db()
    .selectFrom("mails")
    .select("body_text")
    .where("recipient", "=", debit.email)
    .where("body_text", "like", "%0,35%")
    .executeTakeFirstOrThrow();
  expect(receipt.body_text).toMatch(/4,65/);
});

test("with Stripe there is no sandbox", async () => {
  for (const path of ["/sandbox", "/sandbox/setup/seti_x"])
    expect((await kalivo.send("GET", path)).status).toBe(404);
  const told = await kalivo.call("POST", pathTo(api.paymentWebhook, { provider: "sandbox" }));
  expect(told.status).toBe(404);
});

import { beforeAll, expect, test } from "vitest";
import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { startStripeFake } from "#server-test/stripe-fake/stripe-fake.ts";
import { mailedTo } from "#server-test/support/mailed.ts";
import { newBurner, newOrganisation, newPledge, newWorkout } from "#server-test/support/month-world.ts";
import { somebody, type Somebody } from "#server-test/support/people.ts";
import { TEST_NOW, useProduct } from "#server-test/support/product.ts";
import { stripeEnvironment } from "#server-test/support/stripe-on-fake.ts";
import { checkBooks, checkProvider } from "../ledger/check.ts";

// November is paid, the provider has sent all of it to the bank, and then it is asked back.
const fake = await startStripeFake({ now: new Date(TEST_NOW) });
const kalivo = useProduct(stripeEnvironment(fake));
const db = () => kalivo.product.services.db;
const people: Somebody[] = [];

async function liveTo(instant: string) {
  fake.setNow(new Date(instant));
  await fake.delivered();
  await kalivo.moveTo(instant);
  await fake.delivered();
  await kalivo.runDue();
}

const person = (index: number): Somebody => {
  const found = people[index];
  if (found === undefined) throw new Error(`there is no person ${index}`);
  return found;
};
const chargeOf = ({ id }: Somebody) =>
  db()
    .selectFrom("charges")
    .innerJoin("payers", "payers.id", "charges.payer_id")
    .selectAll("charges")
    .where("payers.user_id", "=", id)
    .orderBy("charges.id")
    .executeTakeFirstOrThrow();
const refundOf = async (who: Somebody) =>
  db()
    .selectFrom("refunds")
    .selectAll()
    .where("charge_id", "=", (await chargeOf(who)).id)
    .executeTakeFirstOrThrow();
const statementOf = async (who: Somebody) =>
  (
    await kalivo.call("GET", pathTo(api.readStatement, { id: (await chargeOf(who)).statement_id }), {
      token: who.token,
    })
  ).body;
const asksBack = async (who: Somebody) => {
  const path = pathTo(api.refundStatement, { id: (await chargeOf(who)).statement_id });
  expect((await kalivo.call("POST", path, { token: who.token })).status).toBe(200);
  await kalivo.runDue();
  await fake.delivered();
  await kalivo.runDue();
};
const subjects = async (who: Somebody) =>
  (await mailedTo(kalivo, who.email))
    .map(({ subject }) => subject)
    .filter((said) => /on its way|refund/i.test(said));
async function differences() {
  const { payments, clock } = kalivo.product.services;
  if (payments === null) throw new Error("no provider");
  return [
    ...(await checkBooks(db())).flatMap(({ differences: found }) => found),
    ...(await checkProvider(db(), payments, clock.now())).differences,
  ];
}

beforeAll(async () => {
  const address = await kalivo.app.listen({ port: 0, host: "127.0.0.1" });
  fake.settings.webhook = {
    url: `${address}${pathTo(api.paymentWebhook, { provider: "stripe" })}`,
    secret: fake.webhookSecret,
  };
  const burner = await newBurner(db(), [await newOrganisation(db())]);
  for (let index = 0; index < 3; index++) {
    const who = await somebody(kalivo);
    people.push(who);
    await kalivo.call("GET", api.openPortal, { token: who.token });
    fake.completeSetup([...fake.world.sessions.keys()].at(-1) ?? "", "works");
    await fake.delivered();
    await kalivo.runDue();
    const { id: payer } = await db()
      .selectFrom("payers")
      .select("id")
      .where("user_id", "=", who.id)
      .executeTakeFirstOrThrow();
    await newPledge(db(), { payer, burner });
  }
  await newWorkout(db(), { burner, endAt: "2026-11-15T12:00:00Z", kcal: 5_000 });
  await liveTo("2026-12-01T05:01:00Z");
  await liveTo("2026-12-04T08:01:00Z");
  await liveTo("2026-12-12T08:01:00Z");
  fake.payOut();
  fake.holdRefunds(true);
  await liveTo("2026-12-13T08:01:00Z");
  return fake.stop;
});

test("a refund that the provider holds is not said to be on its way, and the books are the provider's", async () => {
  await asksBack(person(0));
  await asksBack(person(2));
  const [held] = [...fake.world.refunds.values()];
  expect(held).toMatchObject({ status: "pending", pending_reason: "insufficient_funds" });
  expect(await refundOf(person(0))).toMatchObject({ state: "requested", provider_ref: held?.id });
  expect(await subjects(person(0))).toEqual([]);
  expect(await statementOf(person(0))).toMatchObject({ returned_in_euros: 0 });
  expect(
    (
      await kalivo.call(
        "POST",
        pathTo(api.refundStatement, { id: (await chargeOf(person(0))).statement_id }),
        { token: person(0).token },
      )
    ).status,
  ).toBe(409);
  expect(await differences()).toEqual([]);
});

test("nothing of its charge goes to the organisations meanwhile", async () => {
  await liveTo("2027-02-20T08:01:00Z");
  expect(await chargeOf(person(0))).toMatchObject({ released_at: null });
  expect((await chargeOf(person(1))).released_at).not.toBeNull();
  expect([...fake.world.refunds.values()]).toHaveLength(2); // asked about again, never asked for again
  expect(await differences()).toEqual([]);
});

test("a bank that takes the money of a held refund ends it: its payer hears of the dispute, not of a failure", async () => {
  const who = person(0);
  fake.openDispute((await chargeOf(who)).payment_ref ?? "");
  await fake.delivered();
  await kalivo.runDue();
  await kalivo.runDue();
  expect(await refundOf(who)).toMatchObject({
    state: "failed",
    failure: "charge_for_pending_refund_disputed",
  });
  expect(await subjects(who)).toEqual([]);
  expect((await mailedTo(kalivo, who.email)).at(-1)?.subject).toMatch(/reversed/);
  expect(await differences()).toEqual([]);
});

test("once the balance can bear it, it leaves: then the books, the figures and the mail say so", async () => {
  const who = person(2);
  expect(await refundOf(who)).toMatchObject({ state: "requested" });
  fake.holdRefunds(false);
  await newMoney();
  fake.releaseRefunds();
  await fake.delivered();
  await kalivo.runDue();
  expect(await refundOf(who)).toMatchObject({ state: "succeeded" });
  expect(await subjects(who)).toHaveLength(1);
  expect(await statementOf(who)).toMatchObject({ returned_in_euros: 5 });
  expect(await differences()).toEqual([]);
});

/** Another month is paid, so the balance is positive again. */
async function newMoney() {
  const { burner_id: burner } = await db()
    .selectFrom("pledges")
    .select("burner_id")
    .executeTakeFirstOrThrow();
  await newWorkout(db(), { burner, endAt: "2027-02-25T12:00:00Z", kcal: 19_000 });
  await liveTo("2027-03-01T05:01:00Z");
  await liveTo("2027-03-04T09:01:00Z");
  await liveTo("2027-03-05T09:01:00Z");
}

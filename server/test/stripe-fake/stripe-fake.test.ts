import { Stripe } from "stripe";
import { expect, test } from "vitest";
import type { TestBehaviour } from "../../src/adapters/payment/suite/acts.suite.ts";
import { payer, payment, useFakes } from "./sdk-on-fake.ts";

const start = useFakes();

test("a payer is set up, charged off session, and the fee is on the charge", async () => {
  const under = await start();
  const { customer, method } = await payer(under, "works");
  const created = await payment(under.stripe, customer, "charge-1");
  const paid = await under.stripe.paymentIntents.confirm(created.id, {
    payment_method: method,
    off_session: true,
    expand: ["latest_charge.balance_transaction"],
  });
  expect(paid).toMatchObject({
    status: "succeeded",
    latest_charge: { balance_transaction: { fee: 34, net: 566, type: "charge" } },
  });
});

test("a key replays its first answer, also a 500, refuses other parameters, and is forgotten when pruned", async () => {
  const under = await start();
  const { customer } = await payer(under, "works");
  under.fake.failNext("failAfter", "/v1/payment_intents");
  await expect(payment(under.stripe, customer, "a")).rejects.toMatchObject({ statusCode: 500 });
  await expect(payment(under.stripe, customer, "a")).rejects.toMatchObject({ statusCode: 500 });
  await expect(payment(under.stripe, customer, "a", 700)).rejects.toMatchObject({
    rawType: "idempotency_error",
    statusCode: 400,
  });
  expect(under.fake.world.paymentIntents.size).toBe(1);
  under.fake.pruneKeys();
  await payment(under.stripe, customer, "a");
  expect(under.fake.world.paymentIntents.size).toBe(2);
});

test("a key that is being used is refused to a second request", async () => {
  const under = await start({ faults: { slow: 1, slowMs: 200 } });
  const both = await Promise.allSettled(
    [1, 2].map(() => under.stripe.customers.create({}, { idempotencyKey: "c" })),
  );
  const refused = both.flatMap((each) => (each.status === "rejected" ? [each.reason.statusCode] : []));
  expect(refused).toEqual([409]);
  expect(under.fake.world.customers.size).toBe(1);
});

test("a dropped socket comes after the deed, and the same key answers it", async () => {
  const under = await start();
  under.fake.failNext("dropAfter");
  under.fake.failNext("dropAfter");
  await expect(under.stripe.customers.create({}, { idempotencyKey: "c" })).rejects.toThrow(/connection/i);
  await under.stripe.customers.create({}, { idempotencyKey: "c" });
  expect(under.fake.world.customers.size).toBe(1);
});

test("the whole family of refusals has Stripe's shape", async () => {
  const under = await start();
  const { stripe } = under;
  const { customer, method } = await payer(under, "lost");
  const created = await payment(stripe, customer, "l");
  const confirm = () =>
    stripe.paymentIntents.confirm(created.id, { payment_method: method, off_session: true });
  await expect(confirm()).rejects.toMatchObject({
    statusCode: 402,
    code: "card_declined",
    decline_code: "lost_card",
    advice_code: "do_not_try_again",
    payment_intent: { id: created.id, status: "requires_payment_method" },
  });
  await stripe.paymentIntents.cancel(created.id);
  await expect(confirm()).rejects.toMatchObject({ statusCode: 400, code: "payment_intent_unexpected_state" });
  await expect(stripe.customers.retrieve("cus_nobody")).rejects.toMatchObject({
    statusCode: 404,
    code: "resource_missing",
  });
  await expect(payment(stripe, customer, "s", 49)).rejects.toMatchObject({
    statusCode: 400,
    code: "amount_too_small",
  });
  under.fake.failNext("rateLimited");
  await expect(stripe.balance.retrieve()).rejects.toMatchObject({ statusCode: 429 });
});

test("a stolen restricted key cannot move money out, a wrong one nothing", async () => {
  const { stripe, fake: at } = await start({}, "rk_test_kalivoFakeOfTheTests");
  await stripe.customers.create({});
  await expect(stripe.payouts.create({ amount: 100, currency: "eur" })).rejects.toMatchObject({
    statusCode: 403,
  });
  await expect(stripe.transfers.create({ currency: "eur", destination: "acct_1" })).rejects.toMatchObject({
    statusCode: 403,
  });
  const stranger = new Stripe("sk_test_stranger", { host: "127.0.0.1", port: at.port, protocol: "http" });
  await expect(stranger.balance.retrieve()).rejects.toMatchObject({ statusCode: 401 });
});

test("a bank that wants its client is answered on its page only", async () => {
  const under = await start();
  const { customer, method } = await payer(under, "always_confirms");
  const { id } = await payment(under.stripe, customer, "sca");
  await expect(
    under.stripe.paymentIntents.confirm(id, { payment_method: method, off_session: true }),
  ).rejects.toMatchObject({ code: "authentication_required", statusCode: 402 });
  const returnUrl = "https://kalivo.example/statements/1";
  const waiting = await under.stripe.paymentIntents.confirm(id, {
    payment_method: method,
    return_url: returnUrl,
  });
  expect(waiting.next_action?.redirect_to_url?.url).toContain(id);
  under.fake.answerBank(id, "approve");
  expect((await under.stripe.paymentIntents.retrieve(id)).status).toBe("succeeded");
});

test("time settles debits, disputes charges and expires set-ups; the books follow", async () => {
  const under = await start();
  under.fake.keepFeesOfFailedDebits(true);
  const pay = async (behaviour: TestBehaviour) => {
    const { customer, method } = await payer(under, behaviour);
    const { id } = await payment(under.stripe, customer, behaviour, 1_000);
    await under.stripe.paymentIntents.confirm(id, { payment_method: method, off_session: true });
    return id;
  };
  const [settles, fails] = [await pay("settles"), await pay("fails_to_settle")];
  await pay("disputed");
  under.fake.passDays(2);
  const [dispute] = under.fake.world.disputes.values();
  expect((await under.stripe.disputes.close(dispute?.id ?? "")).status).toBe("lost");
  under.fake.passDays(4);
  expect((await under.stripe.paymentIntents.retrieve(settles)).status).toBe("succeeded");
  expect((await under.stripe.paymentIntents.retrieve(fails)).last_payment_error?.code).toBe(
    "insufficient_funds",
  );
  const { data } = await under.stripe.balanceTransactions.list({ limit: 100 });
  expect(data.map(({ net, reporting_category }) => [reporting_category, net])).toEqual([
    ["charge_failure", -1_000],
    ["dispute", -3_000],
    ["charge", 965],
    ["charge", 965],
    ["charge", 960],
  ]);
});

test("events are signed, told at least once, and listed whatever became of their delivery", async () => {
  const heard: string[] = [];
  const { createServer } = await import("node:http");
  const hook = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => (body += String(chunk)));
    request.on("end", () => {
      const signature = String(request.headers["stripe-signature"]);
      heard.push(Stripe.webhooks.constructEvent(body, signature, "whsec_test").type);
      response.end();
    });
  });
  await new Promise<void>((resolve) => hook.listen(0, "127.0.0.1", resolve));
  const address = hook.address();
  const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
  const under = await start({ webhook: { url, secret: "whsec_test" }, deliveries: { duplicate: 1 } });
  await under.stripe.customers.create({});
  await under.fake.delivered();
  under.fake.settings.deliveries = { drop: 1 };
  await under.stripe.customers.create({});
  await under.fake.delivered();
  hook.close();
  expect(heard).toEqual(["customer.created", "customer.created"]);
  expect((await under.stripe.events.list({ type: "customer.created" })).data).toHaveLength(2);
});

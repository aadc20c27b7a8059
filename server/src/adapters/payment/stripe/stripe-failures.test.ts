import { expect, test } from "vitest";
import { stripeOn, useStripeFake } from "#server-test/support/stripe-on-fake.ts";
import { fakeUnderTest } from "#server-test/stripe-fake/under-test.ts";
import { Misconfigured, OutcomeUnknown, RateLimited, Rejected } from "../port.ts";
import { actsOf, unique } from "../suite/acts.suite.ts";

const stripe = useStripeFake();
const { payer, payment, submit, paid, movementsOf, customer } = actsOf(() =>
  fakeUnderTest(stripe.fake, stripeOn(stripe.fake)),
);

test.each(["failAfter", "dropAfter", "failBefore"] as const)(
  "a confirmation whose answer is lost (%s) is answered with what became of the payment, and paid once",
  async (fault) => {
    const { customerRef, methodRef } = await payer("works");
    const paymentRef = await payment(customerRef);
    stripe.fake.failNext(fault, "/confirm");
    const state = await submit(paymentRef, methodRef);
    if (state.status !== "succeeded") throw new Error(`it is ${state.status}`);
    expect(await movementsOf(state.chargeRef)).toHaveLength(1);
  },
);

test("an error that Stripe repeats under a key leaves the outcome open until the key is forgotten", async () => {
  const { customerRef } = await customer();
  const key = unique("charge");
  stripe.fake.failNext("failAfter", "/v1/payment_intents");
  await expect(payment(customerRef, 600n, key)).rejects.toThrow(OutcomeUnknown);
  await expect(payment(customerRef, 600n, key)).rejects.toThrow(OutcomeUnknown);
  stripe.fake.pruneKeys();
  const ref = await payment(customerRef, 600n, key);
  expect((await stripeOn(stripe.fake).getPayment(ref)).status).toBe("created");
});

test("a declined card whose error is stored stays open: the same attempt is asked for again", async () => {
  const { customerRef, methodRef } = await payer("no_funds");
  const paymentRef = await payment(customerRef);
  const key = unique("attempt");
  stripe.fake.failNext("failAfter", "/confirm");
  await expect(submit(paymentRef, methodRef, key)).rejects.toThrow(OutcomeUnknown);
  stripe.fake.pruneKeys();
  expect((await submit(paymentRef, methodRef, key)).status).toBe("declined");
});

test("too many requests: it did not happen, come back later", async () => {
  const { customerRef, methodRef } = await payer("works");
  const paymentRef = await payment(customerRef);
  stripe.fake.failNext("rateLimited", "/confirm");
  await expect(submit(paymentRef, methodRef)).rejects.toThrow(RateLimited);
  expect((await submit(paymentRef, methodRef)).status).toBe("succeeded");
});

test("a wrong key is our fault, never the payer's, and says nothing of the key", async () => {
  const { customerRef, methodRef } = await payer("works");
  const paymentRef = await payment(customerRef);
  const wrong = stripeOn(stripe.fake, { secretKey: "sk_test_ofSomebodyElse" });
  const asked = wrong.submitPayment({ paymentRef, methodRef, attemptKey: "a", mode: { by: "merchant" } });
  await expect(asked).rejects.toThrow(Misconfigured);
  await expect(asked).rejects.not.toThrow(/ofSomebodyElse/);
  await expect(wrong.currentMethod(customerRef)).rejects.toThrow(Misconfigured);
});

test("a restricted key is enough for everything the product does", async () => {
  const limited = stripeOn(stripe.fake, { secretKey: stripe.fake.restrictedKey });
  const { customerRef, methodRef } = await payer("works");
  const { ref } = await limited.createPayment({
    chargeKey: unique("charge"),
    customerRef,
    amount: 600n,
    currency: "EUR",
    description: "Kalivo 2026-10",
    metadata: {},
  });
  const attempt = { paymentRef: ref, methodRef, attemptKey: "a", mode: { by: "merchant" } } as const;
  expect((await limited.submitPayment(attempt)).status).toBe("succeeded");
  const moved = [];
  for await (const movement of limited.balanceMovements({ since: new Date(0) })) moved.push(movement);
  expect(moved).not.toEqual([]);
});

test("nobody answers: the outcome is unknown", async () => {
  const nobody = stripeOn(stripe.fake, { http: { host: "127.0.0.1", port: 9 } });
  await expect(nobody.getPayment("pi_1")).rejects.toThrow(OutcomeUnknown);
});

test("a refund is made once for its key even when Stripe has forgotten the key", async () => {
  const { paymentRef } = await paid("works", 1_000n);
  const give = () =>
    stripeOn(stripe.fake).refund({ paymentRef, amount: 400n, reason: "requested", key: "refund:1" });
  const first = await give();
  stripe.fake.pruneKeys();
  expect(await give()).toEqual(first);
  expect(
    [...stripe.fake.world.refunds.values()].filter(({ payment_intent }) => payment_intent === paymentRef),
  ).toHaveLength(1);
});

test("a portal that Stripe does not open is refused, so that a set-up can be offered instead", async () => {
  const { customerRef } = await payer("works");
  stripe.fake.failNext("refused", "/billing_portal/sessions");
  await expect(
    stripeOn(stripe.fake).openPortal({ customerRef, returnUrl: "https://kalivo.example", locale: "en" }),
  ).rejects.toThrow(Rejected);
});

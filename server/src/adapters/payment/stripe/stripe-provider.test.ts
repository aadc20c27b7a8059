import { expect, test } from "vitest";
import { CREDITOR_ID, stripeOn, useStripeFake } from "#server-test/support/stripe-on-fake.ts";
import { fakeUnderTest } from "#server-test/stripe-fake/under-test.ts";
import { paymentProviderSuite } from "../port.suite.ts";
import { actsOf } from "../suite/acts.suite.ts";

const stripe = useStripeFake();

paymentProviderSuite("Stripe", async () => fakeUnderTest(stripe.fake, stripeOn(stripe.fake)));

const { customer, startSetup, payer, payment } = actsOf(() =>
  fakeUnderTest(stripe.fake, stripeOn(stripe.fake, { installation: "more" })),
);
const provider = () => stripeOn(stripe.fake);

test("a customer deleted at Stripe is made anew, and two installations never share one", async () => {
  const { payerKey, customerRef } = await customer();
  const who = { payerKey, email: "amelie@example.org", name: "Amélie", locale: "en" };
  const other = await stripeOn(stripe.fake, { installation: "other" }).ensureCustomer({
    ...who,
    customerRef: null,
  });
  expect(other.customerRef).not.toBe(customerRef);
  await provider().forgetCustomer(customerRef);
  const anew = await provider().ensureCustomer({ ...who, customerRef });
  expect(anew.customerRef).not.toBe(customerRef);
  expect(await provider().currentMethod(anew.customerRef)).toBeNull();
});

test("news about an old set-up does not undo what was chosen in the portal since", async () => {
  const { customerRef, setupRef, methodRef } = await payer("works");
  stripe.fake.passDays(1);
  const chosen = stripe.fake.changeMethod(customerRef, "works");
  expect(chosen).not.toBe(methodRef);
  expect((await provider().getMethodSetup(setupRef)).status).toBe("complete");
  expect((await provider().currentMethod(customerRef))?.ref).toBe(chosen);
});

test("a card that the bank replaced is the same method with its new number and date", async () => {
  const { customerRef, methodRef } = await payer("works");
  stripe.fake.updateCard(methodRef, { last4: "4343", expMonth: 3, expYear: 2031 });
  expect(await provider().currentMethod(customerRef)).toMatchObject({
    ref: methodRef,
    label: "Visa ••4343",
    expires: { month: 3, year: 2031 },
  });
});

test("the mandate of a direct debit is found again by its set-up, with the creditor every notice names", async () => {
  const { customerRef, method } = await payer("settles");
  const current = await provider().currentMethod(customerRef);
  expect(current).toEqual(method);
  expect(current?.mandate).toMatchObject({ creditorId: CREDITOR_ID });
});

test("direct debits are offered only where the creditor is known, whom every notice must name", async () => {
  expect(provider().limits.methods).toEqual(["card", "sepa_debit"]);
  const without = stripeOn(stripe.fake, { sepaCreditorId: null });
  expect(without.limits.methods).toEqual(["card"]);
});

test("the portal's layout is made once and found again by its mark", async () => {
  const { customerRef } = await payer("works");
  const open = () =>
    provider().openPortal({ customerRef, returnUrl: "https://kalivo.example/stripe", locale: "en" });
  await open();
  await open();
  expect(stripe.fake.world.configurations.size).toBe(1);
});

test("a set-up page speaks the payer's language and shows the mandate", async () => {
  const { customerRef } = await customer();
  const { setupRef } = await startSetup(customerRef);
  expect(stripe.fake.world.sessions.get(setupRef)).toMatchObject({
    locale: "en",
    custom_text: { submit: { message: "Up to 250 € a month." } },
  });
});

test("a status that came after this was written is not taken for an end, and is logged", async () => {
  const { customerRef } = await customer();
  const ref = await payment(customerRef);
  const { paymentIntents } = stripe.fake.world;
  const intent = paymentIntents.get(ref);
  if (intent === undefined) throw new Error("the payment is not there");
  paymentIntents.set(ref, { ...intent, status: "requires_patience" });
  const said: object[] = [];
  const log = { warn: (details: object) => void said.push(details) };
  expect((await stripeOn(stripe.fake, { log }).getPayment(ref)).status).toBe("processing");
  expect(said).toEqual([{ payment: ref, status: "requires_patience" }]);
  paymentIntents.set(ref, intent);
});

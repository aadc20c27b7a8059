import { expect, test } from "vitest";
import { stripeOn, useStripeFake } from "#server-test/support/stripe-on-fake.ts";
import { fakeUnderTest } from "#server-test/stripe-fake/under-test.ts";
import { actsOf, unique } from "../../suite/acts.suite.ts";

const stripe = useStripeFake();
const provider = () => stripeOn(stripe.fake);
const { paid, movementsOf } = actsOf(() => fakeUnderTest(stripe.fake, provider()));
const newestDispute = () => [...stripe.fake.world.disputes.keys()].at(-1) ?? "";

test("an inquiry has taken nothing; when it becomes a dispute the money and a fee go", async () => {
  const { paymentRef } = await paid("works", 1_000n);
  stripe.fake.openDispute(paymentRef, { inquiry: true });
  const ref = newestDispute();
  expect(await provider().getDispute(ref)).toMatchObject({ paymentRef, status: "inquiry", fee: 0n });
  stripe.fake.escalate(ref);
  expect(await provider().getDispute(ref)).toMatchObject({ status: "open", amount: 1_000n, fee: 2_000n });
  stripe.fake.closeDispute(ref, "won");
  expect(await provider().getDispute(ref)).toMatchObject({ status: "won", fee: 2_000n });
  expect((await movementsOf(ref)).map(({ kind }) => kind).toSorted()).toEqual([
    "dispute",
    "dispute_reversal",
  ]);
  expect((await provider().acceptDispute(ref)).status).toBe("won");
});

test.each([
  ["warning_under_review", "inquiry"],
  ["warning_closed", "inquiry_closed"],
  ["prevented", "inquiry_closed"],
  ["under_review", "open"],
  ["appeal_needs_response", "open"],
  ["lost", "lost"],
  ["before_the_king", "open"],
])("a dispute that Stripe calls %s is %s", async (status, shown) => {
  const { paymentRef } = await paid("works");
  stripe.fake.openDispute(paymentRef);
  const ref = newestDispute();
  const { disputes } = stripe.fake.world;
  const dispute = disputes.get(ref);
  if (dispute === undefined) throw new Error("there is no dispute");
  disputes.set(ref, { ...dispute, status });
  expect((await provider().getDispute(ref)).status).toBe(shown);
});

test("a refund that did not arrive has failed; a word nobody knows is still under way", async () => {
  const { paymentRef } = await paid("works", 1_000n);
  const asked = { paymentRef, amount: 400n, reason: "requested", key: unique("refund") } as const;
  const { ref } = await provider().refund(asked);
  stripe.fake.failRefund(ref);
  expect((await provider().getRefund(ref)).status).toBe("failed");
  const { refunds } = stripe.fake.world;
  const given = refunds.get(ref);
  if (given === undefined) throw new Error("there is no refund");
  for (const [status, shown] of [
    ["canceled", "failed"],
    ["requires_action", "pending"],
    ["on_a_ship", "pending"],
  ] as const) {
    refunds.set(ref, { ...given, status });
    expect((await provider().getRefund(ref)).status).toBe(shown);
  }
});

import { expect, test } from "vitest";
import { payer, payment, useFakes } from "./sdk-on-fake.ts";

// When money is on the balance, as Stripe documents it: the sources stand beside the code.

const start = useFakes();

test("by default a payment is captured a moment later, and charge.updated tells of it", async () => {
  const under = await start();
  const { customer, method } = await payer(under, "works");
  const { id, capture_method } = await under.stripe.paymentIntents.create({
    amount: 600,
    currency: "eur",
    customer,
  });
  expect(capture_method).toBe("automatic_async");
  const expand = ["latest_charge"];
  const paid = await under.stripe.paymentIntents.confirm(id, {
    payment_method: method,
    off_session: true,
    expand,
  });
  expect(paid).toMatchObject({ status: "succeeded", latest_charge: { balance_transaction: null } });
  const told = () => [...under.fake.world.events.values()].filter(({ type }) => type === "charge.updated");
  expect(told()).toEqual([]);
  under.fake.passDays(1);
  expect(told()).toHaveLength(1);
  const now = await under.stripe.paymentIntents.retrieve(id, { expand: ["latest_charge"] });
  expect(now).toMatchObject({ latest_charge: { balance_transaction: expect.stringMatching(/^txn/) } });
});

test("a direct debit is on the balance, pending, before it succeeds; one that fails is given back", async () => {
  const under = await start();
  const ends = new Map<string, string>();
  for (const behaviour of ["settles", "fails_to_settle"] as const) {
    const { customer, method } = await payer(under, behaviour);
    const { id } = await payment(under.stripe, customer, behaviour);
    const asked = await under.stripe.paymentIntents.confirm(id, {
      payment_method: method,
      off_session: true,
      expand: ["latest_charge"],
    });
    expect(asked).toMatchObject({ status: "processing", latest_charge: { balance_transaction: null } });
    ends.set(behaviour, id);
  }
  under.fake.passDays(1);
  const { data: pending } = await under.stripe.balanceTransactions.list({ expand: ["data.source"] });
  expect(pending).toMatchObject(
    Array.from({ length: 2 }, () => ({ type: "payment", status: "pending", source: { status: "pending" } })),
  );
  under.fake.passDays(10);
  const { data: ended } = await under.stripe.balanceTransactions.list({ expand: ["data.source"] });
  expect(ended.map(({ type, net }) => [type, net])).toEqual([
    ["payment_failure_refund", -565],
    ["payment", 565],
    ["payment", 565],
  ]);
  const failed = await under.stripe.paymentIntents.retrieve(ends.get("fails_to_settle") ?? "", {
    expand: ["latest_charge"],
  });
  expect(failed).toMatchObject({ latest_charge: { failure_balance_transaction: ended[0]?.id } });
  const told = [...under.fake.world.events.values()].filter(
    ({ type }) => type === "payment_intent.succeeded",
  );
  expect(told.map(({ created }) => created - (pending[0]?.created ?? 0))).toEqual([5 * 86_400 - 3_600]);
});

test("a dispute may be told before its money is taken", async () => {
  const under = await start();
  const { customer, method } = await payer(under, "works");
  const { id } = await payment(under.stripe, customer, "d");
  await under.stripe.paymentIntents.confirm(id, { payment_method: method, off_session: true });
  const dispute = under.fake.openDispute(id, { fundsAfterDays: 2 }) ?? "";
  expect(await under.stripe.disputes.retrieve(dispute)).toMatchObject({
    status: "needs_response",
    balance_transactions: [],
  });
  under.fake.passDays(3);
  expect(await under.stripe.disputes.retrieve(dispute)).toMatchObject({
    balance_transactions: [{ amount: -600, fee: 2_000 }],
  });
});

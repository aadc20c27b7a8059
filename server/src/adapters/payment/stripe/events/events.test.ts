import { expect, test } from "vitest";
import { stripeOn, useStripeFake } from "#server-test/support/stripe-on-fake.ts";
import { signedHeaders } from "#server-test/stripe-fake/webhooks.ts";
import { BadSignature } from "../../port.ts";
import { EVENT_TYPES, readDelivery, type EventBody } from "./read-event.ts";

const stripe = useStripeFake();
const log = { warn: () => undefined };

const event = (changes: Partial<EventBody>): EventBody => ({
  id: "evt_1",
  type: "payment_intent.succeeded",
  created: 1_794_000_000,
  livemode: false,
  data: { object: { id: "pi_1", object: "payment_intent" } },
  ...changes,
});
const kindOf = (changes: Partial<EventBody>) => {
  const { id: _, createdAt: __, livemode: ___, ...rest } = readDelivery({ log }, event(changes));
  return rest;
};

const ignored = (type = "payment_intent.succeeded") => ({ kind: "ignored", type });

test("an event is read as what has changed, whoever told it", () => {
  expect(kindOf({})).toEqual({ kind: "payment.changed", paymentRef: "pi_1", succeeded: true });
  expect(kindOf({ type: "refund.failed", data: { object: { id: "re_1" } } })).toEqual({
    kind: "refund.changed",
    refundRef: "re_1",
  });
  expect(kindOf({ type: "payout.paid", data: { object: { id: "po_1" } } })).toEqual({
    kind: "payout.changed",
    payoutRef: "po_1",
  });
  expect(
    kindOf({ type: "checkout.session.completed", data: { object: { id: "cs_1", mode: "setup" } } }),
  ).toEqual({ kind: "setup.finished", setupRef: "cs_1" });
  expect(
    kindOf({ type: "charge.updated", data: { object: { id: "ch_1", payment_intent: "pi_1" } } }),
  ).toEqual({ kind: "payment.changed", paymentRef: "pi_1", succeeded: false });
  const detached = { object: { id: "pm_1", customer: null }, previous_attributes: { customer: "cus_1" } };
  expect(kindOf({ type: "payment_method.detached", data: detached })).toEqual({
    kind: "method.changed",
    customerRef: "cus_1",
  });
});

test("what is not about us, or of a form nobody knows, is ignored", () => {
  expect(kindOf({ type: "charge.succeeded" })).toEqual(ignored("charge.succeeded"));
  expect(kindOf({ account: "acct_other" })).toEqual(ignored());
  expect(kindOf({ context: "acct_other" })).toEqual(ignored());
  for (const object of [null, "pi_1", 4, {}, { id: 7 }, []])
    expect(kindOf({ data: { object } })).toEqual(ignored());
  const bought = { id: "cs_1", mode: "payment" };
  expect(kindOf({ type: "checkout.session.completed", data: { object: bought } })).toEqual(
    ignored("checkout.session.completed"),
  );
  expect(kindOf({ type: "payment_method.detached", data: { object: { id: "pm_1" } } })).toEqual(
    ignored("payment_method.detached"),
  );
});

test("Stripe takes twenty types in one question", () => {
  expect(EVENT_TYPES.length).toBeLessThanOrEqual(20);
});

test("while the secret is exchanged both are good; no other is", () => {
  const body = JSON.stringify(event({}));
  const read = (webhookSecrets: string[], signedBy: string) =>
    stripeOn(stripe.fake, { webhookSecrets }).parseEvent(
      Buffer.from(body),
      signedHeaders(body, signedBy, stripe.fake.now()),
    );
  for (const secret of ["whsec_old", "whsec_new"])
    expect(read(["whsec_old", "whsec_new"], secret).kind).toBe("payment.changed");
  expect(() => read(["whsec_old", "whsec_new"], "whsec_other")).toThrow(BadSignature);
  expect(() => read([], "whsec_old")).toThrow(BadSignature);
});

test("a signed body that is no event is refused", () => {
  for (const body of ["", "no json", "[]", '{"id":"evt_1"}', '{"id":"evt_1","object":"v2.core.event"}']) {
    const headers = signedHeaders(body, stripe.fake.webhookSecret, stripe.fake.now());
    expect(() => stripeOn(stripe.fake).parseEvent(Buffer.from(body), headers)).toThrow(BadSignature);
  }
});

import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { afterAll, expect, test } from "vitest";
import { startStripeFake } from "#server-test/stripe-fake/stripe-fake.ts";
import { signedHeaders } from "#server-test/stripe-fake/webhooks.ts";
import { useProduct } from "#server-test/support/product.ts";
import { stripeEnvironment } from "#server-test/support/stripe-on-fake.ts";
import { RateLimited } from "#server/adapters/payment/port.ts";
import { lastSweep } from "./events.queries.ts";
import { sweepProviderEvents } from "./provider-events.ts";

const fake = await startStripeFake();
afterAll(fake.stop);
const OLD_SECRET = "whsec_theOneBefore";
const kalivo = useProduct({
  ...stripeEnvironment(fake),
  STRIPE_WEBHOOK_SECRET: `${fake.webhookSecret},${OLD_SECRET}`,
  LOG_LEVEL: "fatal",
});

const post = (payload: string, headers: Record<string, string>) =>
  kalivo.app.inject({
    method: "POST",
    url: pathTo(api.paymentWebhook, { provider: "stripe" }),
    headers,
    payload,
  });
const event = (id: string, changes: object = {}) =>
  JSON.stringify({
    id,
    object: "event",
    type: "payment_intent.succeeded",
    created: 1_794_000_000,
    livemode: false,
    data: { object: { id: "pi_nobodys" } },
    ...changes,
  });
const send = async (body: string, secret = fake.webhookSecret, at = new Date()) =>
  (await post(body, signedHeaders(body, secret, at))).statusCode;
const kept = async (id: string) =>
  (
    await kalivo.product.services.db
      .selectFrom("provider_events")
      .select("kind")
      .where("event_id", "=", id)
      .execute()
  ).map(({ kind }) => kind);

test("an event of Stripe is kept once, by either secret", async () => {
  expect(await send(event("evt_once"))).toBe(200);
  expect(await send(event("evt_once"), OLD_SECRET)).toBe(200);
  expect(await kept("evt_once")).toEqual(["payment.changed"]);
});

test("what nobody we know signed just now is refused with 400", async () => {
  const body = event("evt_forged");
  expect(await send(body, "whsec_somebodyElse")).toBe(400);
  expect(await send(body, fake.webhookSecret, new Date(Date.now() - 301_000))).toBe(400);
  expect(await send(body, fake.webhookSecret, new Date(Date.now() + 330_000))).toBe(400);
  expect((await post(body, { "content-type": "application/json" })).statusCode).toBe(400);
  const headers = signedHeaders(body, fake.webhookSecret, new Date());
  expect((await post(body.replace("pi_nobodys", "pi_mine"), headers)).statusCode).toBe(400);
  expect((await post(body, { ...headers, "stripe-signature": "t=,v1=" })).statusCode).toBe(400);
  expect(await kept("evt_forged")).toEqual([]);
});

test("a signed body that is no event is refused, one too large is not read", async () => {
  for (const body of ["", "{", '"text"', '{"id":"evt_half"}']) expect(await send(body)).toBe(400);
  expect(await send(event("evt_large", { more: "x".repeat(5_000_000) }))).toBe(413);
  expect(await kept("evt_large")).toEqual([]);
});

test("what is not about us is answered 200 and changes nothing", async () => {
  expect(await send(event("evt_live", { livemode: true }))).toBe(200);
  expect(await kept("evt_live")).toEqual([]);
  const unknown = { type: "moon.landed", data: { object: 7 } };
  for (const [id, changes] of [
    ["evt_other_account", { account: "acct_other" }],
    ["evt_unknown_object", { data: { object: ["?"] } }],
    ["evt_unknown_type", unknown],
  ] as const) {
    expect(await send(event(id, changes))).toBe(200);
    expect(await kept(id)).toEqual(["ignored"]);
  }
  await kalivo.runDue();
});

test("a sweep counts when it has reached the end: one that broke off is done again", async () => {
  const { services } = kalivo.product;
  const before = await lastSweep(services.db, "stripe");
  const later = new Date((before ?? services.clock.now()).getTime() + 2 * 3_600_000);
  const clock = { now: () => later };
  fake.failNext("rateLimited", "/v1/events");
  await expect(sweepProviderEvents({ ...services, clock })).rejects.toThrow(RateLimited);
  expect(await lastSweep(services.db, "stripe")).toEqual(before);
  await sweepProviderEvents({ ...services, clock });
  expect(await lastSweep(services.db, "stripe")).toEqual(later);
});
